import type { Database } from '../../platform/database/database.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';

/** The emails in the outbox that are still to be sent. */
export interface UnsentMail {
  waiting: number;
  /** Of those waiting, the ones whose last attempt failed. */
  failing: number;
  /** Since when the longest of these has failed; null without any. */
  failingSince: string | null;
  /** When the oldest was queued; null if none is waiting. */
  oldest: string | null;
}

export async function readUnsentMail({ kysely }: Database): Promise<UnsentMail> {
  const db: LeadDatabase = kysely.withTables<LeadTables>();
  const unsent = db.selectFrom('outbox').where('due_at', 'is not', null);
  const { waiting, failing, failingSince, oldest } = await unsent
    .select(({ fn }) => [
      fn.countAll().as('waiting'),
      fn.count('failing_since').as('failing'),
      fn.min('failing_since').as('failingSince'),
      fn.min('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failing: Number(failing), failingSince, oldest };
}
