import type { WebhookEvent } from '../../../content/webhook-events.ts';
import { type InboxKindName, type InboxStatus, inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import { type NewEvent, queueEvents, withdrawEvents } from '../../events/queue-events.ts';
import type { ItemKey } from '../email/outbox.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';

type AboutLead = Pick<NewEvent, 'facts' | 'dueAt'> & { event: WebhookEvent };

/** Queues what has happened to a lead for webhooks, in the transaction of that. */
export function queueLeadEvent(
  transaction: LeadDatabase,
  { item_kind, item_id }: ItemKey,
  event: AboutLead,
  now: Date,
): Promise<void> {
  return queueEvents(transaction, [{ ...event, subject: item_kind, subjectId: item_id }], now);
}

/** Queues that a lead has arrived, or has proved to be no spam. Nobody elsewhere is told of a test message. */
export async function queueArrival(
  transaction: LeadDatabase,
  key: ItemKey,
  { email }: Pick<InboxItem, 'email'>,
  now: Date,
): Promise<void> {
  const event = inboxKindNamed(key.item_kind)?.event;
  const test = transaction.selectFrom('self_tests').select('id').where('email', '=', email);
  if (event && !(await test.executeTakeFirst())) await queueLeadEvent(transaction, key, { event }, now);
}

/** Queues that a lead has another status. */
export async function queueStatusChange(
  transaction: LeadDatabase,
  key: ItemKey,
  { before, status }: { before: InboxStatus; status: InboxStatus },
  now: Date,
): Promise<void> {
  if (status === before) return;
  await queueLeadEvent(transaction, key, { event: 'lead.status_changed', facts: { status, before } }, now);
}

/** Queues that leads are erased, in place of what was not sent yet; not of those of which nobody elsewhere was told. */
export async function queueErasures(
  transaction: LeadDatabase,
  kind: InboxKindName,
  items: readonly Pick<InboxItem, 'id' | 'status' | 'spam_reasons'>[],
  now: Date,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await withdrawEvents(transaction, { subject: kind, ids }, now);
  const notifications = transaction.selectFrom('outbox').select('item_id').where('kind', '=', 'notification');
  const notified = await notifications.where('item_kind', '=', kind).where('item_id', 'in', ids).execute();
  const known = new Set(notified.map(({ item_id }) => item_id));
  const erased = items.filter((item) => item.status !== 'spam' || item.spam_reasons === null || known.has(item.id));
  const events = erased.map(({ id }) => ({ event: 'lead.erased', subject: kind, subjectId: id }) as const);
  await queueEvents(transaction, events, now);
}
