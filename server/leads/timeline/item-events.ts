import type { Generated } from 'kysely';
import type { InboxKindName } from '../../../content/inbox/inbox-kinds.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { ItemKey } from '../email/outbox.ts';
import type { LeadDatabase } from '../tables.ts';

/** What somebody changed of an item, or did about a meeting. */
export const eventKinds = [
  'status',
  'assignee',
  'follow_up',
  'amount',
  'notes',
  'booked',
  'confirmed',
  'rescheduled',
  'declined',
  'cancelled',
] as const;

export type EventKind = (typeof eventKinds)[number];

export type TimelineTables = {
  item_events: {
    id: Generated<number>;
    item_kind: InboxKindName;
    item_id: number;
    at: string;
    /** Null for what the server or the visitor did. */
    user_id: number | null;
    /** The name at that time. */
    user_name: string;
    kind: EventKind;
    /** The new value as text; of a step of a meeting, its time. */
    value: string;
  };
};

/** Adds an entry to the timeline of an item, in the transaction that it is about. */
export async function addItemEvent(
  transaction: LeadDatabase,
  key: ItemKey,
  { by, now, kind, value }: { by: Actor; now: Date; kind: EventKind; value: string },
): Promise<void> {
  const event = { ...key, at: now.toISOString(), user_id: by.id, user_name: by.name, kind, value };
  await transaction.insertInto('item_events').values(event).execute();
}
