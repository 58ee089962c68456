import type { ContentDatabase } from '../content/tables.ts';
import { published } from './published.ts';

/** Gives the query of when the headings of each blog changed last. */
export function headingChanges(kysely: ContentDatabase) {
  return published(kysely)
    .headings()
    .select(({ fn }) => ['blog_id', fn.max('updated_at').as('changed_at')])
    .groupBy('blog_id');
}

/** Gives the latest of some times, undefined where there is none. */
export function newest(...times: (string | null | undefined)[]): string | undefined {
  return times
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1);
}
