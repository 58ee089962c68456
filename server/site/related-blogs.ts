import { blog as blogType } from '../../content/types/blog.ts';
import { memoize } from '../platform/limits/memoize.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { type BlogCard, blogCards, newestBlogs } from './blogs.ts';
import { published } from './published.ts';
import { serialize } from '../content/records/serialize.ts';

const SHOWN = 3;
const LOOKED_AT = 200;
const SHORTEST_WORD = 4;

/** Gives the three blogs closest to the one at a slug; the three newest where there is none. */
export async function relatedBlogs(kysely: ContentDatabase, slug?: string): Promise<BlogCard[]> {
  const blog = slug === undefined ? undefined : await wordRows(kysely).where('slug', '=', slug).executeTakeFirst();
  return blog ? blogsCloseTo(kysely, blog) : newestBlogs(kysely, SHOWN);
}

/** Takes a blog and gives the three others that are closest to it by the words of title and short description. */
export async function blogsCloseTo(kysely: ContentDatabase, blog: WordRow): Promise<BlogCard[]> {
  const ids = await closestTo(kysely, blog);
  if (ids.length === 0) return [];
  const cards = await serialize(kysely, blogType, await blogCards(kysely).where('blogs.id', 'in', ids).execute());
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The ids of the closest, of which only the words are read. */
async function closestTo(kysely: ContentDatabase, blog: WordRow): Promise<number[]> {
  const words = wordsOf(blog);
  const newest = wordRows(kysely).orderBy('blogs.created_at', 'desc').orderBy('blogs.id', 'desc');
  const others = await newest.where('blogs.id', '!=', blog.id).limit(LOOKED_AT).execute();
  const ranked = others.map((other) => ({ id: other.id, closeness: wordsOf(other).intersection(words).size }));
  // The sort is stable: among equally close ones the newest comes first.
  return ranked
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}

function wordRows(kysely: ContentDatabase) {
  return published(kysely).blogs().select(['blogs.id', 'blogs.title', 'blogs.short_description']);
}

type WordRow = Awaited<ReturnType<ReturnType<typeof wordRows>['execute']>>[number];

function wordsOf({ title, short_description }: WordRow): Set<string> {
  return longWords(`${title} ${short_description}`);
}

/** Every page of a blog looks at nearly the same texts. */
const longWords = memoize(longWordsIn, 300_000);

function longWordsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}
