import { type AnyInboxKind, byPlural, type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Agency } from '../email/text-layout.ts';
import { realItems } from '../inbox/item-query.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';
import { MAX_LISTED, type SetAside, setAsideEmail } from './set-aside-email.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
const COUNTED = 7 * DAY;
/** An item is stored sooner after the moment that it is dated. */
const STORED_WITHIN = MINUTE;
/** In the agency's time zone. */
const EARLIEST_HOUR = 8;

interface SetAsideDependencies {
  clock: Clock;
  timeZone: string;
  mail: Mail;
  readAgency: () => Promise<Agency>;
  publicUrl: string;
  log: Log;
}

/** Counts what the spam filter set aside, and tells the agency of it, so that no enquiry is lost without a word. */
export function createSetAside({ kysely }: Database, dependencies: SetAsideDependencies) {
  const { clock, timeZone, mail, readAgency, publicUrl, log } = dependencies;
  const db: LeadDatabase = kysely.withTables<LeadTables>();

  /** Counts what was set aside in the last seven days and is still there. */
  async function count(): Promise<Record<InboxPlural, number>> {
    const since = new Date(clock().getTime() - COUNTED).toISOString();
    const counts = new Map<string, number>();
    for (const kind of inboxKinds) {
      const items = setAside(kind).where('created_at', '>', since);
      const { total } = await items.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      counts.set(kind.plural, Number(total));
    }
    return byPlural(({ plural }) => counts.get(plural) ?? 0);
  }

  /** Emails the agency once a day what has been set aside since the last time, if anything has. */
  async function tell(): Promise<void> {
    const { email, name } = await readAgency();
    if (!mail.isConfigured || !email) return;
    const now = clock();
    const last = await db.selectFrom('set_aside_notice').selectAll().executeTakeFirstOrThrow();
    if (hourOf(now) < EARLIEST_HOUR || (last.told_at && dayOf(new Date(last.told_at)) === dayOf(now))) return;
    const since = [last.told_until ?? '', new Date(now.getTime() - COUNTED).toISOString()].toSorted().at(-1) ?? '';
    const until = new Date(now.getTime() - STORED_WITHIN).toISOString();
    const found = await readBetween(since, until);
    if (found.length === 0) return;
    const message = setAsideEmail({ found, to: email, agency: name, publicUrl });
    const host = new URL(publicUrl).hostname;
    try {
      await mail.send({ ...message, messageId: `<set-aside-${dayOf(now)}@${host}>` });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // The message of the error may name the recipient.
      return log.warn({ code, responseCode }, 'The email about messages that were set aside could not be sent.');
    }
    await db.updateTable('set_aside_notice').set({ told_until: until, told_at: now.toISOString() }).execute();
  }

  async function readBetween(since: string, until: string) {
    const found: SetAside[] = [];
    for (const kind of inboxKinds) {
      const items = setAside(kind).where('created_at', '>', since).where('created_at', '<=', until);
      const { total } = await items.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      const newest = await items.selectAll().orderBy('created_at', 'desc').limit(MAX_LISTED).execute();
      if (newest.length > 0) found.push({ kind, total: Number(total), newest });
    }
    return found;
  }

  /** Selects what the filter took for spam, not what people did. */
  function setAside(kind: AnyInboxKind) {
    return realItems(db, kind).where('status', '=', 'spam').where('spam_reasons', 'is not', null);
  }

  const dayOf = (at: Date) => at.toLocaleDateString('sv', { timeZone });
  const hourOf = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).hour;

  return { count, tell };
}
