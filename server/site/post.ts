import type { ContentDatabase } from '../content/tables.ts';
import { readBlog } from './blog.ts';
import { contentsOf } from './contents.ts';
import { headingChanges, newest } from './changes.ts';
import { type Publications, published } from './published.ts';
import { blogsCloseTo } from './related-blogs.ts';
import { minutesToRead, wordsIn } from './words.ts';

export type Post = NonNullable<Awaited<ReturnType<typeof readPost>>>;

/** Gives a blog as its page shows it, with what leads through it and on from it; null where there is none to show. */
export async function readPost(kysely: ContentDatabase, slug: string, from?: Publications) {
  const blog = await readBlog(kysely, slug, from);
  if (!blog) return null;
  const [previous, next, related, changes] = await Promise.all([
    readNeighbour(kysely, blog, { order: 'desc', beyond: '<' }),
    readNeighbour(kysely, blog, { order: 'asc', beyond: '>' }),
    blogsCloseTo(kysely, blog),
    headingChanges(kysely).where('blog_id', '=', blog.id).executeTakeFirst(),
  ]);
  const words = wordsIn([blog.description, ...blog.headings.map(({ description }) => description)]);
  return {
    ...blog,
    ...contentsOf(blog),
    changed_at: newest(blog.updated_at, changes?.changed_at) ?? blog.updated_at,
    words,
    minutes: minutesToRead(words),
    previous: previous ?? null,
    next: next ?? null,
    related,
  };
}

type Direction = { order: 'desc'; beyond: '<' } | { order: 'asc'; beyond: '>' };

/** The published blog that comes right before or after one in time. */
function readNeighbour(
  kysely: ContentDatabase,
  { id, created_at }: { id: number; created_at: string },
  { order, beyond }: Direction,
) {
  return published(kysely)
    .blogs()
    .select(['blogs.slug', 'blogs.title'])
    .where((eb) => eb(eb.refTuple('blogs.created_at', 'blogs.id'), beyond, eb.tuple(created_at, id)))
    .orderBy('blogs.created_at', order)
    .orderBy('blogs.id', order)
    .limit(1)
    .executeTakeFirst();
}
