import type { Language } from '../../../content/languages.ts';
import type { MeetingPlace } from '../../../content/types/meeting-kind.ts';
import { wordsIn } from '../../../content/words/index.ts';
import type { BookingDatabase } from './tables.ts';

/** Where a meeting takes place. */
export interface Place {
  /** In one line: how it takes place, with the text of its kind. */
  inWords: string;
  /** As its kind has it, in several lines. */
  text: string | null;
}

/** Reads where a booked meeting takes place, in a language; null of one that was asked for and answered by hand. */
export async function readPlace(
  db: BookingDatabase,
  { kind_id }: { kind_id: number | null },
  language: Language,
): Promise<Place | null> {
  if (kind_id === null) return null;
  const kind = await db
    .selectFrom('meeting_kinds')
    .leftJoin('meeting_kinds_translations as words', (join) =>
      join.onRef('words.id', '=', 'meeting_kinds.id').on('words.language', '=', language),
    )
    .select(({ fn }) => ['where', fn.coalesce('words.where_text', 'meeting_kinds.where_text').as('text')])
    .where('meeting_kinds.id', '=', kind_id)
    .executeTakeFirst();
  if (!kind) return null;
  const how = wordsIn(language).booking[kind.where as MeetingPlace];
  const lines = kind.text?.split('\n').map((line) => line.trim()) ?? [];
  return { text: kind.text, inWords: lines.length > 0 ? `${how} · ${lines.join(', ')}` : how };
}

/** Reads who holds a meeting. */
export function readMeetingHosts(
  db: BookingDatabase,
  meetingId: number,
): Promise<{ id: number; name: string; email: string; disabled_at: string | null }[]> {
  const hosts = db.selectFrom('meeting_hosts').innerJoin('users', 'users.id', 'meeting_hosts.user_id');
  return hosts
    .select(['users.id', 'name', 'email', 'disabled_at'])
    .where('meeting_id', '=', meetingId)
    .orderBy('name')
    .execute();
}
