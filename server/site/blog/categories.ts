import { category } from '../../../content/types/category.ts';
import type { PageWanted } from '../../platform/paging.ts';
import { readListedBlogs } from './blogs.ts';
import type { PublicContent, PublicRecord } from '../published.ts';
import { listedRecords } from '../pages/record-pages.ts';

const categoryFields = ['id', 'slug', 'name', 'short_description'] as const;

export type Category = PublicRecord<typeof category, (typeof categoryFields)[number]>;

/** Reads the categories that have posts, in the order set by hand. */
export async function readCategories(content: PublicContent): Promise<Category[]> {
  const inOrder = listedRecords(content, category).orderBy('position').orderBy('id');
  return (await content.readAny(category, inOrder, categoryFields)) as Category[];
}

/** Reads a category with one page of its posts, newest first. */
export async function readCategory(content: PublicContent, slug: string, wanted: PageWanted) {
  const named = content.records(category).where('slug', '=', slug);
  const record = await content.readOne(category, named, categoryFields);
  return record && { category: record, ...(await readListedBlogs(content, wanted, record)) };
}
