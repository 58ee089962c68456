import { sql } from 'kysely';
import { ACTIVE } from '../../content/model/field.ts';
import { page } from '../../content/types/page.ts';
import { blanksIn } from '../../content/model/blanks.ts';
import { type ContentDatabase, recordsOf } from './tables.ts';

// A blank begins after an element or a space; a list of the JSON after neither.
const mayHaveBlanks = sql<boolean>`(sections like '%>[%' or sections like '% [%')`;

/** Lists the Active pages with the number of blanks in their texts that nobody has filled in, such as a privacy page of which only the status was changed. */
export async function readBlankPages(db: ContentDatabase) {
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
