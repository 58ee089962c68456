import type { ContentDatabase } from '../content/tables.ts';
import { type BlogCard, newestBlogs } from './blogs.ts';
import { published } from './published.ts';

const SHOWN = 3;
const LOOKED_AT = 200;
const SHORTEST_WORD = 4;

/** Gives the three blogs closest to one by the words of title and short description, or the three newest. */
export async function relatedBlogs(kysely: ContentDatabase, slug?: string): Promise<BlogCard[]> {
  const blog = slug === undefined ? undefined : await readWords(kysely, slug);
  if (!blog) return newestBlogs(kysely, SHOWN);
  const words = wordsOf(blog);
  const others = (await newestBlogs(kysely, LOOKED_AT)).filter((other) => other.slug !== slug);
  const ranked = others.map((other) => ({ other, closeness: wordsOf(other).intersection(words).size }));
  // The sort is stable: among equally close ones the newest comes first.
  return ranked
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

function readWords(kysely: ContentDatabase, slug: string) {
  const blog = published(kysely).blogs().select(['blogs.title', 'blogs.short_description']);
  return blog.where('blogs.slug', '=', slug).executeTakeFirst();
}

function wordsOf({ title, short_description }: { title: string; short_description: string }): Set<string> {
  const words = `${title} ${short_description}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}
