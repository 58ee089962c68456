import { dayIn } from '../../../content/days.ts';
import {
  type AnyInboxKind,
  type InboxKindName,
  inboxKinds,
  type InboxPlural,
} from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { ofEachKind } from '../each-kind.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { ItemFields } from '../email/templates.ts';
import { realItems } from '../inbox/item-query.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
const COUNTED = 7 * DAY;
/** An item is stored sooner after the moment that it is dated. */
const STORED_WITHIN = MINUTE;
/** In the agency's time zone. */
const EARLIEST_HOUR = 8;

/** Counts what the spam filter set aside, and tells the agency of it, so that no enquiry is lost without a word. */
export function createSetAside(dependencies: LeadsBasis) {
  const { db, clock, readTimeZone, mail, readAgency, publicUrl, log } = dependencies;

  /** Counts what was set aside in the last seven days and is still there. */
  function count(): Promise<Record<InboxPlural, number>> {
    const since = new Date(clock().getTime() - COUNTED).toISOString();
    return ofEachKind(async (kind) => {
      const items = setAside(kind).where('created_at', '>', since);
      const { total } = await items.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      return Number(total);
    });
  }

  /** Emails the agency once a day what has been set aside since the last time, if anything has. */
  async function tell(): Promise<void> {
    const { email, name } = await readAgency();
    if (!email || !(await mail.isConfigured())) return;
    const now = clock();
    const timeZone = await readTimeZone();
    const last = await db.selectFrom('set_aside_notice').selectAll().executeTakeFirstOrThrow();
    if (
      hourIn(timeZone, now) < EARLIEST_HOUR ||
      (last.told_at && dayIn(timeZone, new Date(last.told_at)) === dayIn(timeZone, now))
    )
      return;
    const since = [last.told_until ?? '', new Date(now.getTime() - COUNTED).toISOString()].toSorted().at(-1) ?? '';
    const until = new Date(now.getTime() - STORED_WITHIN).toISOString();
    const found = await readBetween(since, until);
    if (found.length === 0) return;
    const message = setAsideEmail({ found, to: email, agency: name, publicUrl });
    const host = new URL(publicUrl).hostname;
    try {
      await mail.send({ ...message, messageId: `<set-aside-${dayIn(timeZone, now)}@${host}>` });
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

  return { count, tell };
}

/** Returns the ids of the items that the filter took for spam and nobody has looked at since: of them nobody has been told. */
export async function setAsideAmong(
  db: LeadDatabase,
  kind: InboxKindName,
  items: readonly Pick<InboxItem, 'id' | 'status' | 'spam_reasons'>[],
): Promise<Set<number>> {
  const found = items.filter(({ status, spam_reasons }) => status === 'spam' && spam_reasons !== null);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const emails = db.selectFrom('outbox').select('item_id').where('kind', '=', 'notification');
  const notified = await emails.where('item_kind', '=', kind).where('item_id', 'in', ids).execute();
  return new Set(ids).difference(new Set(notified.map(({ item_id }) => item_id)));
}

function hourIn(timeZone: string, time: Date) {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone).hour;
}

/** Of each kind. */
const MAX_LISTED = 20;
const MAX_QUOTED = 120; // characters
const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;

/** What was set aside of one kind: how much, and the newest of it. */
interface SetAside {
  kind: AnyInboxKind;
  total: number;
  newest: InboxItem[];
}

interface SetAsideEmail {
  /** At least one. */
  found: SetAside[];
  to: string;
  agency: string;
  publicUrl: string;
}

/** Writes the email about items that were set aside. It quotes their first words, but no links. */
function setAsideEmail({ found, to, agency, publicUrl }: SetAsideEmail): EmailMessage {
  const amounts = found
    .map(({ kind, total }) => `${total} ${total === 1 ? kind.noun.one : kind.noun.many}`)
    .join(' and ');
  const links = found.map(({ kind }) => `${publicUrl}/admin/${kind.plural}?status=spam`);
  return {
    to,
    subject: `${amounts} set aside as spam`,
    text: `The spam filter has set aside ${amounts}. Nobody was emailed about that.

${found.map(listed).join('\n\n')}

If something is meant for you, give it another status:
${links.join('\n')}

${agency}`,
    links,
  };
}

function listed({ kind, total, newest }: SetAside) {
  const more = total - newest.length;
  return [...newest.map((item) => quoted(kind, item)), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n\n');
}

function quoted(kind: AnyInboxKind, item: InboxItem) {
  const columns: ItemFields = { ...item };
  const text = String(columns[kind.text] ?? '')
    .replace(/\s+/g, ' ')
    .replace(LINK, '[link]');
  const excerpt = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text;
  return `${kind.label.one} ${item.reference} from ${item.name.replace(LINK, '[link]')}\n${excerpt}`;
}
