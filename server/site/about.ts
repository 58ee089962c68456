import type { ContentDatabase } from '../content/tables.ts';
import { published } from './published.ts';
import { shown, shownOne } from '../content/records/serialize.ts';

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
  return shownOne(kysely, await row.executeTakeFirst());
}

/** Gives the team, in its order by hand. */
async function readTeam(kysely: ContentDatabase) {
  const rows = published(kysely)
    .team()
    .select(['id', 'slug', 'name', 'job_title', 'image', 'image_alt', 'linkedin', 'twitter']);
  return shown(kysely, await rows.orderBy('position').orderBy('id').execute());
}
