import { sql } from 'kysely';
import type { MeetingDatabase } from './tables.ts';

/** Makes other changes of appointments wait until a transaction ends, so that a free time stays free until then. */
export async function lockMeetings(transaction: MeetingDatabase): Promise<void> {
  await transaction
    .updateTable('meeting_lock')
    .set({ number: sql<number>`number + 1` })
    .execute();
}
