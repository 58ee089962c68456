import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { blog } from '../../content/types/blog.ts';
import { heading } from '../../content/types/heading.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { readBlankPages } from './blank-pages.ts';
import { countDemonstration } from './demonstration/demonstration.ts';
import { lacksRelated } from './records/relations.ts';
import { type ContentDatabase, countOf, recordsOf } from './tables.ts';

export type ContentDashboard = Awaited<ReturnType<typeof readDashboard>>;

/** Counts what may need an administrator's attention. */
export async function readDashboard(db: ContentDatabase) {
  const inactive = contentTypes
    .filter(({ fields }) => 'status' in fields)
    .map(async (type) => [type.name, await countInactive(db, type)] as const);
  return {
    /** By the name of the type; types without inactive records are left out. */
    inactive: Object.fromEntries((await Promise.all(inactive)).filter(([, count]) => count > 0)),
    blogs_without_author: await countBlogsWithout(db, teamMember),
    blogs_without_headings: await countBlogsWithout(db, heading),
    blank_pages: await readBlankPages(db),
    /** Demonstration records that nobody has changed. */
    demonstration: await countDemonstration(db),
  };
}

function countInactive(db: ContentDatabase, type: ContentType) {
  return countOf(recordsOf(db, type).where(db.dynamic.ref('status'), '!=', ACTIVE));
}

function countBlogsWithout(db: ContentDatabase, related: ContentType) {
  return countOf(recordsOf(db, blog).where(lacksRelated(blog, related.path)));
}
