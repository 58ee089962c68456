import { randomBytes } from 'node:crypto';
import type { WebhookEvent } from '../../content/webhook-events.ts';
import type { EventDatabase, EventName } from './tables.ts';

const BATCH = 1_000; // below the number of parameters that SQLite and PostgreSQL take

/** Something that has happened, of which webhooks may want to be told. What they get is read from the subject when it is sent. */
export interface NewEvent {
  event: WebhookEvent;
  subject: string;
  subjectId: number;
  /** What the subject does not tell later. Without personal data: the queue is not searched for it. */
  facts?: Record<string, string | number | boolean | null>;
  /** When it is to be sent, if not at once. */
  dueAt?: string;
}

/** Queues events for the webhooks that want them, in the transaction of what has happened. */
export async function queueEvents(transaction: EventDatabase, events: readonly NewEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const webhooks = await transaction.selectFrom('webhooks').select(['id', 'events']).where('enabled', '=', 1).execute();
  const rows = events.flatMap((event) => {
    const row = deliveryOf(event, now);
    return webhooks
      .filter((webhook) => eventsIn(webhook).includes(event.event))
      .map(({ id }) => ({ ...row, webhook_id: id }));
  });
  for (let first = 0; first < rows.length; first += BATCH)
    await transaction
      .insertInto('webhook_deliveries')
      .values(rows.slice(first, first + BATCH))
      .execute();
}

/** Cancels the pending deliveries about deleted subjects. */
export async function withdrawEvents(
  transaction: EventDatabase,
  { subject, ids }: { subject: string; ids: readonly number[] },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const waiting = transaction.updateTable('webhook_deliveries').where('due_at', 'is not', null);
  await waiting
    .set({ due_at: null, given_up_at: now.toISOString(), failure: GONE })
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .execute();
}

export const GONE = 'What it was about is gone.';

/** Returns the events that a webhook wants. */
export function eventsIn({ events }: { events: string }): WebhookEvent[] {
  return JSON.parse(events) as WebhookEvent[];
}

/** Returns the row of an event, apart from its webhook. */
export function deliveryOf(
  { event, subject, subjectId, facts = {}, dueAt }: Omit<NewEvent, 'event'> & { event: EventName },
  now: Date,
) {
  const occurred_at = now.toISOString();
  return {
    event_id: `evt_${randomBytes(18).toString('base64url')}`,
    event,
    subject,
    subject_id: subjectId,
    facts: JSON.stringify(facts),
    occurred_at,
    due_at: dueAt ?? occurred_at,
  };
}
