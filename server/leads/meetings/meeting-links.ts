import type { LeadDatabase, StoredMeeting } from '../tables.ts';
import type { Selectable } from 'kysely';
import { hashToken, newToken } from '../../platform/token.ts';

/** Makes a link by which the visitor can cancel a meeting; gives its address, which is kept nowhere. */
export async function makeMeetingLink(
  leads: LeadDatabase,
  meetingId: number,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const token = newToken();
  const link = { token_hash: hashToken(token), meeting_id: meetingId, created_at: now.toISOString() };
  await leads.insertInto('meeting_links').values(link).execute();
  return `${publicUrl}/meeting/cancel?token=${token}`;
}

/** Gives the meeting that the holder of a token can still cancel: one that is confirmed and lies ahead. */
export async function meetingOfToken(
  leads: LeadDatabase,
  token: string,
  now: Date,
): Promise<Selectable<StoredMeeting> | undefined> {
  const link = leads.selectFrom('meeting_links').select('meeting_id').where('token_hash', '=', hashToken(token));
  const meetings = leads.selectFrom('meetings').selectAll().where('id', 'in', link);
  return meetings.where('standing', '=', 'confirmed').where('starts_at', '>', now.toISOString()).executeTakeFirst();
}

/** Makes all links of a meeting useless. */
export async function forgetMeetingLinks(transaction: LeadDatabase, meetingId: number): Promise<void> {
  await transaction.deleteFrom('meeting_links').where('meeting_id', '=', meetingId).execute();
}
