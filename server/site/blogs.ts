import { blog } from '../../content/types/blog.ts';
import type { Page, PageWanted } from '../platform/paging.ts';
import type { PublicContent, PublicRecord } from './published.ts';

export const blogCardFields = [
  'id',
  'slug',
  'title',
  'short_description',
  'image',
  'status',
  'created_at',
  'updated_at',
] as const;

export type BlogCard = PublicRecord<typeof blog, (typeof blogCardFields)[number]>;

/** Reads one page of the blogs, newest first. */
export function readBlogs(content: PublicContent, wanted: PageWanted): Promise<Page<BlogCard>> {
  return content.page(blog, wanted, blogCardFields);
}
