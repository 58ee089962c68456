import type { WebhookEvent } from '../../../content/webhook-events.ts';
import { type InboxKindName, type InboxStatus, inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import { type NewEvent, queueEvents, withdrawEvents } from '../../events/queue-events.ts';
import type { ItemKey } from '../email/outbox.ts';
import { setAsideAmong } from '../spam/set-aside.ts';
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
  const setAside = await setAsideAmong(transaction, kind, items);
  const erased = ids.filter((id) => !setAside.has(id));
  const events = erased.map((subjectId) => ({ event: 'lead.erased', subject: kind, subjectId }) as const);
  await queueEvents(transaction, events, now);
}
