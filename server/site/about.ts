import { about as aboutType } from '../../content/types/about.ts';
import { teamMember } from '../../content/types/team-member.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { published } from './published.ts';
import { serialize, serializeOne } from '../content/records/serialize.ts';

export type TeamMember = Awaited<ReturnType<typeof readTeam>>[number];

/** Gives the texts about the agency, null where there are none, and its team. */
export async function readAbout(kysely: ContentDatabase) {
  const [about, team] = await Promise.all([readTexts(kysely), readTeam(kysely)]);
  return { about, team };
}

async function readTexts(kysely: ContentDatabase) {
  const row = published(kysely)
    .abouts()
    .select([
      'id',
      'short_description',
      'breadcrumb_heading',
      'breadcrumb_short_description',
      'breadcrumb_description',
      'wwa_heading',
      'wwa_description',
      'wca_heading',
      'wca_description',
    ]);
  return serializeOne(kysely, aboutType, await row.executeTakeFirst());
}

/** Gives the team, in its order by hand. */
async function readTeam(kysely: ContentDatabase) {
  const rows = published(kysely)
    .team()
    .select(['id', 'slug', 'name', 'job_title', 'image', 'image_alt', 'linkedin', 'twitter']);
  return serialize(kysely, teamMember, await rows.orderBy('position').orderBy('id').execute());
}
