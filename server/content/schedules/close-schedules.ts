import type { ContentDatabase } from '../tables.ts';

/** What is to be shown to visitors by itself. */
type Subject = { draft_id: number } | { type: string; record_id: number };

/** Closes the schedule of what is published before its time. */
export async function closeSchedule(transaction: ContentDatabase, subject: Subject, now: Date): Promise<void> {
  await showing(transaction, subject).set({ done_at: now.toISOString() }).where('done_at', 'is', null).execute();
}

/** Opens the schedule again that a publication has closed, unless its time is over. */
export async function reopenSchedule(
  transaction: ContentDatabase,
  subject: Subject,
  { closedAt, now }: { closedAt: string | null; now: Date },
): Promise<void> {
  await showing(transaction, subject)
    .set({ done_at: null })
    .where('done_at', '=', closedAt)
    .where('failure', 'is', null)
    .where('due_at', '>', now.toISOString())
    .execute();
}

function showing(transaction: ContentDatabase, subject: Subject) {
  return transaction
    .updateTable('schedules')
    .where('action', '=', 'publish')
    .where((schedule) => schedule.and(subject));
}
