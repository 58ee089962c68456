import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { blogCardFields, withCategories } from './blogs.ts';
import { searchFieldNames, splitSearchFields } from '../pages/page.ts';
import type { PublicContent } from '../published.ts';

export const blogTextFields = ['description'] as const;
export const authorFields = ['id', 'name', 'image', 'job_title'] as const;
export const headingFields = ['id', 'sequence', 'heading', 'description', 'linkedin', 'image'] as const;

export type BlogPost = NonNullable<Awaited<ReturnType<typeof readBlog>>>;

/** Reads a visible blog with its author, if Active, and its headings in sequence. */
export async function readBlog(content: PublicContent, slug: string) {
  return (await readBlogAndSearch(content, slug))?.post ?? null;
}

/** Reads the same, and what the blog has for search engines. */
export async function readBlogAndSearch(content: PublicContent, slug: string) {
  const named = content.recordsWithPreview(blog).where('slug', '=', slug);
  const names = [...blogCardFields, ...blogTextFields, 'team_id', ...searchFieldNames] as const;
  const row = await content.readOne(blog, named, names);
  if (!row) return null;
  const { search, rest: post } = splitSearchFields(row);
  const ofPost = content.records(heading).where('blog_id', '=', post.id);
  const [[withCategory = null], author, headings] = await Promise.all([
    withCategories(content, [post]),
    content.readOne(teamMember, content.records(teamMember).where('id', '=', post.team_id), authorFields),
    content.read(heading, ofPost.orderBy('sequence').orderBy('id'), headingFields),
  ]);
  return withCategory && { post: { ...withCategory, team_id: author, headings }, search };
}
