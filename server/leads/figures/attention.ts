import { sql } from 'kysely';
import { pages } from '../../../content/addresses.ts';
import { dayAfter } from '../../../content/days.ts';
import { type AnyInboxKind, inboxKinds, type InboxKindName } from '../../../content/inbox/inbox-kinds.ts';
import { splitLanguage } from '../../../content/languages.ts';
import { OTHER } from '../../../content/figures.ts';
import type { Figures } from '../../figures/figures.ts';
import type { Range } from '../../figures/range.ts';
import { realItems } from '../inbox/item-query.ts';
import type { LeadDatabase } from '../tables.ts';

const PERIOD = 28; // days
const MOST_PAGES = 5; // of each list
const CANDIDATES = 25; // among which some may not be there any more
const FEWEST_VISITS = 20;
const SILENT_AFTER = 14; // days
const FEWEST_ITEMS = 4;
const FEWEST_LOOKED_FOR = 5; // visitors

/** A form that has brought items before, and none for a while. */
export interface SilentForm {
  kind: InboxKindName;
  /** The page that it is on. */
  page: string;
  /** How many it has brought in the four weeks before. */
  before: number;
  last_on: string;
}

/** What has become worse in the last four weeks. */
export type Attention = Awaited<ReturnType<ReturnType<typeof createAttention>>>;

/** What visitors find on the site today. */
export interface PagesOfSite {
  /** Returns those of some paths at which there is a page. */
  findPages: (paths: string[]) => Promise<string[]>;
  /** Returns those of some paths at which there is none, nor one that they lead on to. */
  findMissing: (paths: string[]) => Promise<string[]>;
  /** Returns those of some forms, on pages that are there, which these still have. */
  findForms: <Form extends Pick<SilentForm, 'kind' | 'page'>>(forms: Form[]) => Promise<Form[]>;
}

interface Dependencies extends PagesOfSite {
  readBookableKinds: () => Promise<unknown[]>;
}

/** Finds what has become worse of late; of pages and forms, only those that are still there. */
export function createAttention(
  db: LeadDatabase,
  figures: Figures,
  { findPages, findMissing, findForms, readBookableKinds }: Dependencies,
) {
  return async function readAttention() {
    const today = figures.today();
    const now = { from: dayAfter(today, 1 - PERIOD), to: today };
    const before = { from: dayAfter(today, 1 - 2 * PERIOD), to: dayAfter(today, -PERIOD) };
    const [losses, missing, ...silent] = await Promise.all([
      figures.readLosses(before, now, { fewest: FEWEST_VISITS, limit: CANDIDATES }),
      readMissing(now),
      ...inboxKinds.map((kind) => readSilent(db, kind, today)),
    ]);
    const silentForms = silent.flat();
    const present = await findPages([...losses.map(({ name }) => name), ...silentForms.map(({ page }) => page)]);
    return {
      pages: losses.filter(({ name }) => present.includes(name)).slice(0, MOST_PAGES),
      forms: await formsStillThere(silentForms.filter(({ page }) => present.includes(page))),
      missing_pages: missing,
    };
  };

  /** Reads the pages that visitors looked for most, and that are still not there. */
  async function readMissing(range: Range) {
    const names = await figures.readNames(range, 'page not found', CANDIDATES);
    const wanted = names.filter(({ name, views }) => name !== OTHER && views >= FEWEST_LOOKED_FOR);
    const missing = await findMissing(wanted.map(({ name }) => name));
    return wanted
      .filter(({ name }) => missing.includes(name))
      .slice(0, MOST_PAGES)
      .map(({ name, views }) => ({ name, visitors: views }));
  }

  async function formsStillThere(silent: SilentForm[]): Promise<SilentForm[]> {
    const forms = await findForms(silent);
    // With several kinds of meetings, the page of all leads to theirs, and has no form.
    const isWithoutForm = forms.some(isOnMeetingPage) && (await readBookableKinds()).length > 1;
    return isWithoutForm ? forms.filter((form) => !isOnMeetingPage(form)) : forms;
  }
}

function isOnMeetingPage({ page }: SilentForm) {
  return splitLanguage(page).rest === pages.meeting.path;
}

async function readSilent(db: LeadDatabase, kind: AnyInboxKind, today: string): Promise<SilentForm[]> {
  const rows = await realItems(db, kind)
    .select(['sent_from', sql<string>`max(received_on)`.as('last_on'), sql`count(*)`.as('before')])
    .where('status', '!=', 'spam')
    .where('sent_from', 'is not', null)
    .where('received_on', '>', dayAfter(today, -SILENT_AFTER - PERIOD))
    .groupBy('sent_from')
    .having(sql`max(received_on)`, '<=', dayAfter(today, -SILENT_AFTER))
    .having(sql`count(*)`, '>=', FEWEST_ITEMS)
    .execute();
  return rows.map(({ sent_from, last_on, before }) => ({
    kind: kind.name,
    page: sent_from ?? '',
    before: Number(before),
    last_on,
  }));
}
