import { meetingKind } from '../../content/types/meeting-kind.ts';
import { teamMember } from '../../content/types/team-member.ts';
import type { PublicContent, PublicRecord } from './published.ts';

export const meetingKindFields = ['id', 'slug', 'name', 'short_description', 'minutes', 'where', 'updated_at'] as const;

export type MeetingKindCard = PublicRecord<typeof meetingKind, (typeof meetingKindFields)[number]>;

/** Reads all kinds of meetings, in the order set by hand. */
export function readMeetingKinds(content: PublicContent): Promise<MeetingKindCard[]> {
  return content.read(meetingKind, content.inOrder(meetingKind), meetingKindFields);
}

/** Reads the data of the page of a kind of meeting. */
export function readMeetingKind(content: PublicContent, slug: string): Promise<MeetingKindCard | null> {
  const named = content.recordsWithPreview(meetingKind).where('slug', '=', slug);
  return content.readOne(meetingKind, named, meetingKindFields);
}

export const meetingKindLinkFields = ['id', 'name', 'slug'] as const;

export type MeetingKindLink = PublicRecord<typeof meetingKind, (typeof meetingKindLinkFields)[number]>;

/** A record with the kind of meeting that can be booked about it in place of its id. */
export type WithMeetingKind<Row> = Omit<Row, 'meeting_kind_id'> & { meeting_kind_id: MeetingKindLink | null };

/** Replaces the ids of kinds of meetings by those that visitors may see, in one query. */
export async function withMeetingKinds<Row extends { meeting_kind_id: number | null }>(
  content: PublicContent,
  rows: Row[],
): Promise<WithMeetingKind<Row>[]> {
  const ids = [...new Set(rows.flatMap(({ meeting_kind_id }) => meeting_kind_id ?? []))];
  const kinds = await content.chosen(meetingKind, ids, meetingKindLinkFields);
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  return rows.map((row) => ({ ...row, meeting_kind_id: byId.get(row.meeting_kind_id ?? 0) ?? null }));
}

const hostFields = ['id', 'name', 'job_title', 'image'] as const;

/** Somebody who holds meetings: with a face where the team has a member of that name. */
export type Host = Pick<
  PublicRecord<typeof teamMember, (typeof hostFields)[number]>,
  'name' | 'image' | 'image_alt' | 'image_width' | 'image_height'
> & {
  job_title: string | null;
};

/** Reads what visitors may see of people, by their names. */
export async function readHosts(content: PublicContent, names: string[]): Promise<Host[]> {
  const members = content.records(teamMember).where('name', 'in', names);
  const known = names.length > 0 ? await content.read(teamMember, members, hostFields) : [];
  const unknown = { job_title: null, image: '', image_alt: null, image_width: null, image_height: null };
  return names.map((name) => known.find((member) => member.name === name) ?? { ...unknown, name });
}
