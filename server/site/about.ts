import { about } from '../../content/types/about.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { type WithMeetingKind, withMeetingKinds } from './meeting-kinds.ts';
import type { PublicContent, PublicRecord } from './published.ts';

export const aboutFields = [
  'id',
  'short_description',
  'breadcrumb_heading',
  'breadcrumb_short_description',
  'breadcrumb_description',
  'wwa_heading',
  'wwa_description',
  'wca_heading',
  'wca_description',
  'team_heading',
] as const;

export const memberFields = [
  'id',
  'slug',
  'name',
  'job_title',
  'image',
  'linkedin',
  'twitter',
  'meeting_kind_id',
] as const;

export type TeamMember = WithMeetingKind<PublicRecord<typeof teamMember, (typeof memberFields)[number]>>;

/** Reads the texts about the agency, if there are any, and its team. */
export async function readAbout(content: PublicContent) {
  const [texts, team] = await Promise.all([
    content.readOne(about, content.records(about), aboutFields),
    readTeam(content),
  ]);
  return { about: texts, team };
}

/** Reads the team in the order set by hand. */
export async function readTeam(content: PublicContent): Promise<TeamMember[]> {
  return withMeetingKinds(content, await content.read(teamMember, content.inOrder(teamMember), memberFields));
}
