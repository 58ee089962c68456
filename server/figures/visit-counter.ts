import type { Database } from '../platform/database/database.ts';
import { senderOf } from '../platform/http/sender.ts';
import type { Requester } from '../platform/http/requester.ts';
import type { Log } from '../platform/log/log.ts';
import type { WorkerGroup } from '../platform/process/cluster.ts';
import type { SiteDays } from './site-days.ts';
import type { BlockedSources } from './sources/blocked-sources.ts';
import { type Kind, kinds } from './kinds.ts';
import { createSalts } from './salts.ts';
import { createTally, type Tally } from './tally.ts';
import type { FigureTables } from './tables.ts';
import { agentOf } from './views/agents.ts';
import { localeOf } from './views/locale.ts';
import { missingNameOf } from './views/missing-name.ts';
import { searchNameOf } from './views/search-name.ts';
import { createSenderLimit } from './views/sender-limit.ts';
import { isOpenedByBrowser, type PageRequest, type View, viewIn } from './views/view.ts';
import { addToDay } from './visit-store.ts';
import { type Digest, hashVisitor } from './visitor-hash.ts';
import { type Attribution, createVisitors } from './visitors.ts';

const EVERY_MINUTE = 60_000; // ms
// A day, in each process.
const VISITS_OF_A_SENDER = 500;
const VIEWS_OF_A_SENDER = 2_000;
const SEARCHES_OF_A_SENDER = 200;
const MISSING_PAGES_OF_A_SENDER = 20;

export type VisitCounter = Awaited<ReturnType<typeof createVisitCounter>>;

interface CounterOptions {
  days: SiteDays;
  blocked: BlockedSources;
  log: Log;
  publicUrl: string;
  workerGroup: WorkerGroup;
  isLimited: boolean;
  /** Called when a salt was deleted. */
  onDeleted: () => Promise<void>;
}

/** Counts views of public pages in memory, and adds them to the database once a minute. It stores nothing about one visitor. */
export async function createVisitCounter(database: Database, options: CounterOptions) {
  const { days, blocked, log, publicUrl, workerGroup, isLimited, onDeleted } = options;
  const { host, protocol } = new URL(publicUrl);
  const site = { publicHost: host, isSecure: protocol === 'https:', blocked };
  const salts = createSalts(database, onDeleted);
  const visitors = createVisitors(workerGroup);
  let current = await begin(days.today());
  const ended: Day[] = [];
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  /** Begins to count a day that other processes may have counted too, or this one before a restart. */
  async function begin(name: string): Promise<Day> {
    await salts.prepare(name);
    const day = createDay(name, salts.of(name));
    const db = database.kysely.withTables<FigureTables>();
    const known = await db
      .selectFrom('visits')
      .select(['kind', 'name'])
      .where('kind', 'in', kinds)
      .where('day', '=', name)
      .execute();
    for (const { kind, name } of known) day.tally.know(kind as Kind, name);
    return day;
  }

  /** Counts a request that was answered with a page. `findSender` is asked for whom a visitor is told apart by. */
  function count(request: PageRequest, findSender: () => string): void {
    const day = today();
    const view = viewIn(request, site);
    if (view === 'missing page') countMissing(request, day, findSender);
    if (typeof view === 'string') return day.tally.add('left out', view, 1, 0);
    const sender = findSender();
    if (isLimited && (day.hasTooManyViews(sender) || (view.source && day.hasTooManyVisits(sender))))
      return day.tally.add('left out', 'too many from one sender', 1, 0);
    addView(day.tally, request, view);
    const visitor = hashVisitor(sender, view.agent.digest, salts.of(day.tally.day));
    day.tally.addVisitor(visitor.element);
    if (view.source) visitors.add(day.tally.day, visitor.number, request.page, view.source);
  }

  /** Counts that a visitor has looked for a page that is not there, once a day. What would be no view of a page is left out. */
  function countMissing(request: PageRequest, { tally, ...day }: Day, findSender: () => string): void {
    const isView = typeof viewIn({ ...request, isMissing: false }, site) !== 'string';
    if (!isView || !isOpenedByBrowser(request.headers, site.isSecure)) return;
    const name = missingNameOf(request.page);
    if (name === null) return;
    const sender = findSender();
    if (isLimited && (day.hasLookedFor(`${sender} ${name}`) || day.hasTooManyMissing(sender))) return;
    tally.add('page not found', name, 1, 0);
  }

  /** Counts what a visitor has searched for and not found, without what may be about somebody. */
  function countNotFound(typed: string, { address, userAgent, asksNotToBeCounted }: Requester): void {
    const name = searchNameOf(typed);
    if (name === null || asksNotToBeCounted || agentOf(userAgent).category !== 'browser') return;
    const day = today();
    if (isLimited && day.hasTooManySearches(senderOf(address))) return;
    day.tally.add('search not found', name, 1, 0);
  }

  /** Returns how the visitor who makes a request came to the site today; null where that was not counted. */
  function attributionOf({ address, userAgent, asksNotToBeCounted }: Requester): Attribution | null {
    if (asksNotToBeCounted) return null;
    const { day } = today().tally;
    const { number } = hashVisitor(senderOf(address), agentOf(userAgent).digest, salts.of(day));
    return visitors.attributionOf(day, number);
  }

  function today(): Day {
    const name = days.today();
    if (name !== current.tally.day) {
      ended.push(current);
      current = createDay(name, salts.of(name));
    }
    return current;
  }

  /** Adds what was counted to the database. What cannot be stored is kept, and counts the next time. */
  function store(): Promise<void> {
    storing = storing.then(storeAll, storeAll);
    return storing;
  }

  async function storeAll() {
    await days.follow();
    await blocked.follow();
    await salts.prepare(days.today());
    // A day that cannot be stored holds up no other.
    const failures: unknown[] = [];
    for (const day of [...ended, current]) {
      try {
        await storeDay(day.tally);
        if (ended.includes(day)) ended.splice(ended.indexOf(day), 1);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  async function storeDay(tally: Tally) {
    const counts = tally.take();
    try {
      await addToDay(database, tally.day, { counts, visitors: tally.takeVisitors() });
    } catch (error) {
      tally.putBack(counts);
      throw error;
    }
  }

  function tryToStore() {
    store().catch((err: unknown) => log.warn({ err }, 'Visits could not be stored. They are kept until they can be.'));
  }

  return {
    count,
    countNotFound,
    attributionOf,
    store,
    start: () => {
      timer = setInterval(tryToStore, EVERY_MINUTE).unref();
    },
    /** Stores what is left. */
    stop: async () => {
      clearInterval(timer);
      await store().catch((err: unknown) => log.warn({ err }, 'The visits since the last minute are lost.'));
    },
  };
}

interface Day {
  tally: Tally;
  hasTooManyVisits: (sender: string) => boolean;
  hasTooManyViews: (sender: string) => boolean;
  hasTooManySearches: (sender: string) => boolean;
  hasTooManyMissing: (sender: string) => boolean;
  hasLookedFor: (senderAndName: string) => boolean;
}

function createDay(name: string, [key = 0]: Digest): Day {
  return {
    tally: createTally(name),
    hasTooManyVisits: createSenderLimit(VISITS_OF_A_SENDER, key),
    hasTooManyViews: createSenderLimit(VIEWS_OF_A_SENDER, key),
    hasTooManySearches: createSenderLimit(SEARCHES_OF_A_SENDER, key),
    hasTooManyMissing: createSenderLimit(MISSING_PAGES_OF_A_SENDER, key),
    hasLookedFor: createSenderLimit(1, key),
  };
}

function addView(tally: Tally, { page, headers }: PageRequest, { agent, source }: View) {
  const visits = source ? 1 : 0;
  const { language, country } = localeOf(headers['accept-language']);
  tally.add('all', '', 1, visits);
  tally.add('page', page, 1, visits);
  tally.add('device', agent.device, 1, visits);
  tally.add('language', language, 1, visits);
  tally.add('country', country, 1, visits);
  if (!source) return;
  tally.add('channel', source.channel, 1, 1);
  tally.add('source', source.source, 1, 1);
  if (source.campaign) tally.add('campaign', source.campaign, 1, 1);
}
