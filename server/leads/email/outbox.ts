import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { isDemoAddress } from '../../../content/texts/demonstration-address.ts';
import { type EmailKind, emailKinds, type InboxKindName } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { CLAIM } from './mail-queue.ts';
import type { InboxItem, LeadDatabase, LeadTables } from '../tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { shortHash } from '../spam/text-hash.ts';

/** Emails to the agency first, those about frequent senders after the others; confirmations last. */
export const priorities = { agency: 0, agencyAgain: 1, visitor: 2, confirmation: 3 } as const;

export type Outbox = ReturnType<typeof createOutbox>;

/** The emails that follow an item when it arrives. */
export interface FirstEmails {
  toAgency: EmailKind;
  /** Sent within the limits of confirmations. */
  toVisitor: EmailKind;
}

/** Identifies an inbox item. */
export interface ItemKey {
  item_kind: InboxKindName;
  item_id: number;
}

/** The emails that follow an item. They are queued in the transaction that causes them, so that none is lost. */
export function createOutbox({
  db,
  clock,
  publicUrl,
  isMailConfigured,
  isRateLimited,
}: Pick<LeadsBasis, 'db' | 'clock' | 'publicUrl' | 'isMailConfigured' | 'isRateLimited'>) {
  const host = new URL(publicUrl).hostname;

  /** Queues the notification and, within the limits, the confirmation of an item that is new or proved to be no spam. */
  async function addFirst(
    transaction: LeadDatabase,
    kind: InboxKindName,
    item: Pick<InboxItem, 'id' | 'email' | 'created_at'>,
    now: Date,
    { toAgency, toVisitor }: FirstEmails = { toAgency: 'notification', toVisitor: 'confirmation' },
  ): Promise<void> {
    const key = { item_kind: kind, item_id: item.id };
    const recipient = recipientHash(item.email);
    const confirmation = { recipient, itemCreatedAt: item.created_at, now, countsAll: isRateLimited };
    const isConfirmed = !isDemoAddress(item.email) && (await mayConfirm(transaction, confirmation));
    const rows = [row(key, toAgency, now, isConfirmed ? priorities.agency : priorities.agencyAgain)];
    if (isConfirmed) rows.push({ ...row(key, toVisitor, now, priorities.confirmation), recipient });
    await queue(transaction, rows);
  }

  async function add(transaction: LeadDatabase, key: ItemKey, now: Date, kinds: readonly EmailKind[]): Promise<void> {
    const priorityOf = (kind: EmailKind) => (isToAgency(kind) ? priorities.agency : priorities.visitor);
    const rows = kinds.map((kind) => row(key, kind, now, priorityOf(kind)));
    await queue(transaction, rows);
  }

  /** Queues the email that tells somebody what has become of an item, or the agency where that is nobody. */
  async function addToColleague(
    transaction: LeadDatabase,
    key: ItemKey,
    now: Date,
    { kind, user_id }: { kind: 'assignment' | 'answer' | 'former host notice'; user_id: number | null },
  ): Promise<void> {
    await queue(transaction, [{ ...row(key, kind, now, priorities.agency), user_id }]);
  }

  /** Queues the emails that remind people of items, or the agency where that is nobody. */
  async function addReminders(
    transaction: LeadDatabase,
    reminders: readonly { key: ItemKey; user_id: number | null }[],
    now: Date,
  ): Promise<void> {
    const rowOf = (key: ItemKey) => row(key, 'reminder', now, priorities.agency);
    const rows = reminders.map(({ key, user_id }) => ({ ...rowOf(key), user_id }));
    if (rows.length > 0) await queue(transaction, rows);
  }

  /** Queues a reply to an item for the time until which it can be taken back. Those before it are tried then too. */
  async function addReply(transaction: LeadDatabase, key: ItemKey, reply: { id: number; send_at: string }, now: Date) {
    const pausing = transaction.updateTable('outbox').set({ due_at: reply.send_at }).where('kind', '=', 'reply');
    const ofItem = pausing.where('item_kind', '=', key.item_kind).where('item_id', '=', key.item_id);
    // What is due sooner may be under way.
    await ofItem.where('due_at', '>', new Date(now.getTime() + CLAIM * 1000).toISOString()).execute();
    const email = { ...row(key, 'reply', now, priorities.visitor), reply_id: reply.id, due_at: reply.send_at };
    await queue(transaction, [email]);
  }

  /** Deletes the email of a reply that nobody has begun to send, and returns whether there was one. */
  async function takeBackReply(transaction: LeadDatabase, reply_id: number): Promise<boolean> {
    const waiting = transaction.deleteFrom('outbox').where('reply_id', '=', reply_id).where('attempts', '=', 0);
    const unsent = waiting.where('sent_at', 'is', null).where('failed_at', 'is', null);
    return Boolean(await unsent.returning('id').executeTakeFirst());
  }

  function row(key: ItemKey, kind: EmailKind, now: Date, priority: number) {
    const time = now.toISOString();
    return {
      ...key,
      kind,
      message_id: `<${randomUUID()}@${host}>`,
      due_at: time,
      created_at: time,
      recipient: null as string | null,
      user_id: null as number | null,
      reply_id: null as number | null,
      priority,
    };
  }

  async function queue(transaction: LeadDatabase, rows: ReturnType<typeof row>[]) {
    const is_backlog = (await isMailConfigured(transaction)) ? 0 : 1;
    const values = rows.map((email) => ({ ...email, is_backlog }));
    await transaction.insertInto('outbox').values(values).execute();
  }

  /** Deletes unsent emails of an item: those to some colleagues, or to everybody. */
  async function withdraw(
    transaction: LeadDatabase,
    key: ItemKey,
    kinds: readonly EmailKind[],
    colleagues?: readonly number[],
  ): Promise<void> {
    const emails = transaction
      .deleteFrom('outbox')
      .where('item_kind', '=', key.item_kind)
      .where('item_id', '=', key.item_id);
    const unsent = emails.where('kind', 'in', kinds).where('sent_at', 'is', null);
    await (colleagues ? unsent.where('user_id', 'in', colleagues) : unsent).execute();
  }

  function list({ item_kind, item_id }: ItemKey) {
    const emails = db.selectFrom('outbox').where('item_kind', '=', item_kind).where('item_id', '=', item_id);
    const columns = ['id', 'kind', 'attempts', 'due_at', 'sent_at', 'bounced_at', 'failure', 'expired_at'] as const;
    return emails.select(columns).orderBy('id').execute();
  }

  /** Retries the unsent emails of an item that have not expired, at once, and returns their number. */
  async function retry({ item_kind, item_id }: ItemKey): Promise<number> {
    const unsent = dueNow().where('sent_at', 'is', null).where('expired_at', 'is', null);
    const ofItem = unsent.where('item_kind', '=', item_kind).where('item_id', '=', item_id).where(isBegun);
    return Number((await ofItem.executeTakeFirstOrThrow()).numUpdatedRows);
  }

  /** Sends a reply again that failed or came back, at once, and returns whether it had. */
  async function retryReply(reply_id: number): Promise<boolean> {
    const reply = dueNow().set({ sent_at: null, bounced_at: null }).where('reply_id', '=', reply_id);
    const undelivered = reply.where((email) =>
      email.or([
        email('bounced_at', 'is not', null),
        email.and([email('sent_at', 'is', null), email('failed_at', 'is not', null)]),
      ]),
    );
    return (await undelivered.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  }

  /** Retries all emails that failed and were not given up, at once, and returns their number. */
  async function retryFailing(): Promise<number> {
    const failing = dueNow().where('failing_since', 'is not', null).where('due_at', 'is not', null);
    return Number((await failing.executeTakeFirstOrThrow()).numUpdatedRows);
  }

  function dueNow() {
    return db.updateTable('outbox').set({ due_at: clock().toISOString(), attempts: 0 });
  }

  return {
    addFirst,
    add,
    addToColleague,
    addReminders,
    addReply,
    takeBackReply,
    withdraw,
    list,
    retry,
    retryReply,
    retryFailing,
  };
}

/** Not a reply that can still be taken back. */
function isBegun(email: ExpressionBuilder<LeadTables, 'outbox'>) {
  return email.or([email('kind', '!=', 'reply'), email('attempts', '>', 0), email('failed_at', 'is not', null)]);
}

export function isToAgency(kind: string): boolean {
  return emailKinds.get(kind)?.to === 'agency';
}

const { perRecipient, total, expireAfter } = limits.confirmations;

/** What may confirm to somebody what they have sent. */
const CONFIRMATIONS: EmailKind[] = ['confirmation', 'meeting confirmed'];

interface Confirmation {
  /** A hash of the address. */
  recipient: string;
  itemCreatedAt: string;
  now: Date;
  /** Whether the limit of all recipients together applies. */
  countsAll: boolean;
}

/**
 * Returns whether a confirmation may be queued, in the transaction that queues it: within the limits per recipient and,
 * with `countsAll`, of all together, and not for items that are too old.
 */
async function mayConfirm(
  transaction: LeadDatabase,
  { recipient, itemCreatedAt, now, countsAll }: Confirmation,
): Promise<boolean> {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  if (itemCreatedAt < since(expireAfter)) return false;
  // Concurrent transactions would otherwise all see the same count.
  await transaction
    .updateTable('confirmation_lock')
    .set({ number: sql<number>`number + 1` })
    .execute();
  const confirmations = transaction.selectFrom('outbox').select('id').where('kind', 'in', CONFIRMATIONS);
  const counted = confirmations.where('recipient', 'is not', null);
  const ofThem = counted.where('recipient', '=', recipient).where('created_at', '>', since(perRecipient.within));
  if ((await ofThem.limit(perRecipient.max).execute()).length >= perRecipient.max) return false;
  if (!countsAll) return true;
  const ofAll = counted.where('created_at', '>', since(total.within));
  return (await ofAll.limit(total.max).execute()).length < total.max;
}

/**
 * Returns the same hash for all spellings of a mailbox: at many providers, letter case, dots and a plus with what follows
 * it make no difference.
 */
function recipientHash(email: string): string {
  const sign = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, sign).split('+', 1);
  return shortHash(`${name.replaceAll('.', '')}${email.slice(sign)}`.toLowerCase());
}
