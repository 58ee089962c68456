import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { blanksIn } from '../../content/model/blanks.ts';
import { blog } from '../../content/types/blog.ts';
import { heading } from '../../content/types/heading.ts';
import { page } from '../../content/types/page.ts';
import { teamMember } from '../../content/types/team-member.ts';
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

// A blank begins after an element or a space; a list of the JSON after neither.
const mayHaveBlanks = sql<boolean>`(sections like '%>[%' or sections like '% [%')`;

/** Lists the Active pages with the number of blanks in their texts that nobody has filled in, such as a privacy page of which only the status was changed. */
async function readBlankPages(db: ContentDatabase) {
  const pages = await recordsOf(db, page)
    .where(db.dynamic.ref('status'), '=', ACTIVE)
    .where(mayHaveBlanks)
    .select(['slug', sql<string>`title`.as('title'), sql<string>`sections`.as('sections')])
    .orderBy('id')
    .execute();
  return pages
    .map(({ slug, title, sections }) => ({ key: slug, title, blanks: blanksIn(sections).length }))
    .filter(({ blanks }) => blanks > 0);
}
