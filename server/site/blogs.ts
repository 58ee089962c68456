import type { ContentDatabase } from '../content/tables.ts';
import { type Page, type PageWanted, readPage } from '../platform/paging.ts';
import { type Publications, published } from './published.ts';
import { shown, type Shown } from '../content/shown.ts';

export type BlogCard = Shown<BlogCardRow>;

/** Gives one page of blogs, newest first. */
export async function readBlogs(kysely: ContentDatabase, wanted: PageWanted): Promise<Page<BlogCard>> {
  const count = published(kysely)
    .blogs()
    .select(({ fn }) => fn.countAll().as('total'));
  return readPage(wanted, (limit, offset) => newestBlogs(kysely, limit, offset), count);
}

/** Gives the newest blogs, at most `limit`, after leaving out `offset`. */
export async function newestBlogs(kysely: ContentDatabase, limit: number, offset = 0): Promise<BlogCard[]> {
  const newest = blogCards(kysely).orderBy('blogs.created_at', 'desc').orderBy('blogs.id', 'desc');
  return shown(kysely, await newest.limit(limit).offset(offset).execute());
}

/** Gives the query of what a card shows of published blogs. */
export function blogCards(kysely: ContentDatabase, from: Publications = published(kysely)) {
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
