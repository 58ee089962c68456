import type { Selectable } from 'kysely';
import { hashToken, newToken } from '../../platform/token.ts';
import type { MeetingDatabase, MeetingRow } from './tables.ts';

/** Makes the token by which a visitor moves or cancels a meeting. Only its hash is stored. */
export async function makeMeetingToken(db: MeetingDatabase, meetingId: number, now: Date): Promise<string> {
  const token = newToken();
  const link = { token_hash: hashToken(token), meeting_id: meetingId, created_at: now.toISOString() };
  await db.insertInto('meeting_links').values(link).execute();
  return token;
}

/** Returns the meeting that the holder of a token can still cancel: a confirmed one in the future. */
export async function findMeetingByToken(
  db: MeetingDatabase,
  token: string,
  now: Date,
): Promise<Selectable<MeetingRow> | undefined> {
  const link = db.selectFrom('meeting_links').select('meeting_id').where('token_hash', '=', hashToken(token));
  const meetings = db.selectFrom('meetings').selectAll().where('id', 'in', link);
  return meetings.where('appointment', '=', 'confirmed').where('starts_at', '>', now.toISOString()).executeTakeFirst();
}

export async function deleteMeetingLinks(transaction: MeetingDatabase, meetingId: number): Promise<void> {
  await transaction.deleteFrom('meeting_links').where('meeting_id', '=', meetingId).execute();
}
