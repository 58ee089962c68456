import { randomUUID } from 'node:crypto';
import type { ActivityDatabase } from '../../audit/tables.ts';
import { type LeadDatabase, type LeadTables, otherSubjects } from '../tables.ts';

const KEPT_FOR = 30 * 24 * 60 * 60 * 1000; // ms

type Row = LeadTables['outbox'];

interface EmailToPerson {
  kind: Row['kind'];
  item_kind: (typeof otherSubjects)[number];
  item_id: number;
  user_id: number;
  priority: number;
  /** How long it waits for more of the same, in ms. */
  waits?: number;
}

/** Creates what queues an email to a person that belongs to no inbox item. */
export function createPersonOutbox(publicUrl: string) {
  const host = new URL(publicUrl).hostname;

  return async (transaction: ActivityDatabase, { waits = 0, ...email }: EmailToPerson, now: Date): Promise<void> => {
    const due_at = new Date(now.getTime() + waits).toISOString();
    const queued = { message_id: `<${randomUUID()}@${host}>`, due_at, created_at: now.toISOString() };
    await transaction
      .withTables<LeadTables>()
      .insertInto('outbox')
      .values({ ...email, ...queued, recipient: null, is_backlog: 0 })
      .execute();
  };
}

/** Deletes emails that are a month old and belong to no inbox item, with which they would go. Returns how many. */
export async function purgeInternalEmails(db: LeadDatabase, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_FOR).toISOString();
  const internal = db.deleteFrom('outbox').where('item_kind', 'in', otherSubjects);
  return Number((await internal.where('created_at', '<', before).executeTakeFirstOrThrow()).numDeletedRows);
}
