import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { PageWanted } from '../../platform/paging.ts';
import type { PublicContent, PublicRecord } from '../published.ts';

export const blogCardFields = [
  'id',
  'slug',
  'title',
  'short_description',
  'image',
  'status',
  'category_id',
  'created_at',
  'updated_at',
] as const;

export const categoryLinkFields = ['id', 'name', 'slug'] as const;

export type BlogCard = WithCategory<PublicRecord<typeof blog, (typeof blogCardFields)[number]>>;
export type CategoryLink = PublicRecord<typeof category, (typeof categoryLinkFields)[number]>;

/** A blog with its category in place of the id. */
type WithCategory<Row> = Omit<Row, 'category_id'> & { category_id: CategoryLink | null };

/** Reads one page of the blogs, newest first; of a category if one is given. */
export async function readBlogs(content: PublicContent, wanted: PageWanted, category?: { id: number }) {
  const page = await content.page(blog, wanted, blogCardFields, category && { category_id: category.id });
  return { ...page, records: await withCategories(content, page.records) };
}

/** Reads one page of the blogs as `readBlogs` does, with the names of their authors. */
export async function readListedBlogs(content: PublicContent, wanted: PageWanted, category?: { id: number }) {
  const names = [...blogCardFields, 'team_id'] as const;
  const page = await content.page(blog, wanted, names, category && { category_id: category.id });
  return { ...page, records: await withAuthors(content, await withCategories(content, page.records)) };
}

/** Reads the newest blogs; of a category if one is given. */
export async function readNewestBlogs(content: PublicContent, limit: number, category?: { id: number }) {
  const blogs = await content.newest(blog, limit, blogCardFields, category && { category_id: category.id });
  return withCategories(content, blogs);
}

/** Replaces the ids of categories by the categories, in one query. */
export async function withCategories<Row extends { category_id: number | null }>(
  content: PublicContent,
  rows: Row[],
): Promise<WithCategory<Row>[]> {
  const ids = [...new Set(rows.flatMap(({ category_id }) => category_id ?? []))];
  const ofRows = content.records(category).where('id', 'in', ids);
  const categories = ids.length > 0 ? await content.read(category, ofRows, categoryLinkFields) : [];
  const byId = new Map(categories.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, category_id: byId.get(row.category_id ?? 0) ?? null }));
}

/** Adds the names of the authors that visitors may see, in one query. */
async function withAuthors<Row extends { team_id: number | null }>(content: PublicContent, rows: Row[]) {
  const ids = [...new Set(rows.flatMap(({ team_id }) => team_id ?? []))];
  const authors = await content.chosen(teamMember, ids, ['id', 'name']);
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, author: names.get(row.team_id ?? 0) ?? null }));
}
