import type { ContentDatabase } from '../content/tables.ts';
import { type Page, type PageWanted, readPage } from '../platform/paging.ts';
import { published } from './published.ts';
import { shown } from '../content/shown.ts';

export type Review = Awaited<ReturnType<typeof newestReviews>>[number];

/** Gives one page of reviews, newest first. */
export async function readReviews(kysely: ContentDatabase, wanted: PageWanted): Promise<Page<Review>> {
  const count = published(kysely)
    .reviews()
    .select(({ fn }) => fn.countAll().as('total'));
  return readPage(wanted, (limit, offset) => newestReviews(kysely, limit, offset), count);
}

/** Gives the newest reviews, at most `limit`, after leaving out `offset`. */
export async function newestReviews(kysely: ContentDatabase, limit: number, offset = 0) {
  const rows = published(kysely)
    .reviews()
    .select([
      'id',
      'project_name',
      'project_summary',
      'project_review',
      'feedback',
      'client_name',
      'image',
      'image_alt',
      'status',
      'created_at',
    ]);
  const newest = rows.orderBy('reviews.created_at', 'desc').orderBy('reviews.id', 'desc');
  return shown(kysely, await newest.limit(limit).offset(offset).execute());
}
