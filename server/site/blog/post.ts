import { blog } from '../../../content/types/blog.ts';
import { minutesToRead } from '../../../content/model/reading-time.ts';
import { readBlogAndSearch } from './blog.ts';
import { latest, partChanges } from '../machine/changes.ts';
import { contentsOf } from '../text/table-of-contents.ts';
import type { PublicContent } from '../published.ts';
import { blogsCloseTo } from './related-blogs.ts';
import { wordsIn } from '../text/words.ts';

export type Post = NonNullable<Awaited<ReturnType<typeof readPost>>>;

/** Reads the data of a blog's page, with table of contents, neighbours and related blogs. */
export async function readPost(content: PublicContent, slug: string) {
  const read = await readBlogAndSearch(content, slug);
  if (!read) return null;
  const { post, search } = read;
  const [previous, next, related, changes] = await Promise.all([
    readNeighbour(content, post, { order: 'desc', beyond: '<' }),
    readNeighbour(content, post, { order: 'asc', beyond: '>' }),
    blogsCloseTo(content, post),
    partChanges(content, blog, [post.id]),
  ]);
  const words = wordsIn([post.description, ...post.headings.map(({ description }) => description)]);
  return {
    ...post,
    search,
    ...(await contentsOf(post)),
    changed_at: latest(post.updated_at, changes.get(post.id)) ?? post.updated_at,
    words,
    minutes: minutesToRead(words),
    previous: previous ?? null,
    next: next ?? null,
    related,
  };
}

type Direction = { order: 'desc'; beyond: '<' } | { order: 'asc'; beyond: '>' };

/** Reads the blog right before or after one, by time. */
function readNeighbour(
  content: PublicContent,
  { id, created_at }: { id: number; created_at: string },
  { order, beyond }: Direction,
) {
  return content
    .records(blog)
    .select(['slug', 'title'])
    .where((eb) => eb(eb.refTuple('created_at', 'id'), beyond, eb.tuple(created_at, id)))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
}
