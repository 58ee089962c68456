import { blog } from '../../../content/types/blog.ts';
import { memoize } from '../../platform/limits/memoize.ts';
import { type BlogCard, blogCardFields, readNewestBlogs, withCategories } from './blogs.ts';
import type { PublicContent } from '../published.ts';

const SHOWN = 3;
const COMPARED = 200;
const SHORTEST_WORD = 4;

type TitleAndSummary = Pick<BlogCard, 'id' | 'title' | 'short_description'>;

/** Reads the three blogs closest to the one at a slug; the three newest where there is none. */
export async function relatedBlogs(content: PublicContent, slug?: string): Promise<BlogCard[]> {
  const post = slug === undefined ? undefined : await titles(content).where('slug', '=', slug).executeTakeFirst();
  return post ? blogsCloseTo(content, post) : readNewestBlogs(content, SHOWN);
}

/** Reads the three other blogs closest to one by the words of their titles and short descriptions. */
export async function blogsCloseTo(content: PublicContent, post: TitleAndSummary): Promise<BlogCard[]> {
  const ids = await closestTo(content, post);
  if (ids.length === 0) return [];
  const cards = await content.read(blog, content.records(blog).where('id', 'in', ids), blogCardFields);
  const withCategory = await withCategories(content, cards);
  return withCategory.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function closestTo(content: PublicContent, post: TitleAndSummary): Promise<number[]> {
  const words = wordsOf(post);
  const newest = titles(content).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const others = await newest.where('id', '!=', post.id).limit(COMPARED).execute();
  const ranked = others.map((other) => ({ id: other.id, closeness: wordsOf(other).intersection(words).size }));
  // The sort is stable: among equally close ones the newest comes first.
  return ranked
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}

function titles(content: PublicContent) {
  return content.records(blog).select(['id', 'title', 'short_description']);
}

function wordsOf({ title, short_description }: TitleAndSummary): Set<string> {
  return longWords(`${title} ${short_description}`);
}

// Every page of a blog compares nearly the same texts.
const longWords = memoize(longWordsIn, 300_000);

function longWordsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}
