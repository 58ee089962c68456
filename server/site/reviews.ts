import { review } from '../../content/types/review.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { directionOf, type Page, type PageWanted, type Part, readPage } from '../platform/paging.ts';
import { published } from './published.ts';
import { serialize } from '../content/records/serialize.ts';

export type Review = Awaited<ReturnType<typeof newestReviews>>[number];

/** Gives one page of reviews, newest first. */
export async function readReviews(kysely: ContentDatabase, wanted: PageWanted): Promise<Page<Review>> {
  const count = published(kysely)
    .reviews()
    .select(({ fn }) => fn.countAll().as('total'));
  return readPage(
    wanted,
    (part) => readPart(kysely, part),
    () => count.executeTakeFirstOrThrow(),
  );
}

/** Gives the newest reviews, at most `limit`. */
export function newestReviews(kysely: ContentDatabase, limit: number) {
  return readPart(kysely, { limit, offset: 0, isFromTheEnd: false });
}

async function readPart(kysely: ContentDatabase, part: Part) {
  const direction = directionOf(part, 'desc');
  const ids = published(kysely).reviews().select('reviews.id');
  const wanted = ids.orderBy('reviews.created_at', direction).orderBy('reviews.id', direction);
  // Rows that are passed over are not looked at: their order is in an index.
  const chosen = kysely.selectFrom('reviews').where('reviews.id', 'in', wanted.limit(part.limit).offset(part.offset));
  const rows = chosen.select([
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
  return serialize(
    kysely,
    review,
    await rows.orderBy('reviews.created_at', direction).orderBy('reviews.id', direction).execute(),
  );
}
