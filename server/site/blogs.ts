import { blog } from '../../content/types/blog.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { directionOf, type Page, type PageWanted, type Part, readPage } from '../platform/paging.ts';
import { type Publications, published } from './published.ts';
import { serialize, type Serialized } from '../content/records/serialize.ts';

export type BlogCard = Serialized<typeof blog, BlogCardRow>;

/** Gives one page of blogs, newest first. */
export async function readBlogs(kysely: ContentDatabase, wanted: PageWanted): Promise<Page<BlogCard>> {
  const count = published(kysely)
    .blogs()
    .select(({ fn }) => fn.countAll().as('total'));
  return readPage(
    wanted,
    (part) => readPart(kysely, part),
    () => count.executeTakeFirstOrThrow(),
  );
}

/** Gives the newest blogs, at most `limit`. */
export function newestBlogs(kysely: ContentDatabase, limit: number): Promise<BlogCard[]> {
  return readPart(kysely, { limit, offset: 0, isFromTheEnd: false });
}

async function readPart(kysely: ContentDatabase, part: Part): Promise<BlogCard[]> {
  const direction = directionOf(part, 'desc');
  const ids = published(kysely).blogs().select('blogs.id');
  const wanted = ids.orderBy('blogs.created_at', direction).orderBy('blogs.id', direction);
  // Rows that are passed over are not looked at: their order is in an index.
  const chosen = kysely.selectFrom('blogs').where('blogs.id', 'in', wanted.limit(part.limit).offset(part.offset));
  const cards = blogCards(kysely, { blogs: () => chosen });
  return serialize(
    kysely,
    blog,
    await cards.orderBy('blogs.created_at', direction).orderBy('blogs.id', direction).execute(),
  );
}

/** Gives the query of what a card shows of published blogs. */
export function blogCards(kysely: ContentDatabase, from: Pick<Publications, 'blogs'> = published(kysely)) {
  return from
    .blogs()
    .select([
      'blogs.id',
      'blogs.slug',
      'blogs.title',
      'blogs.short_description',
      'blogs.image',
      'blogs.image_alt',
      'blogs.status',
      'blogs.created_at',
      'blogs.updated_at',
    ]);
}

type BlogCardRow = Awaited<ReturnType<ReturnType<typeof blogCards>['execute']>>[number];
