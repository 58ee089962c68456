import { blog as blogType } from '../../content/types/blog.ts';
import { heading } from '../../content/types/heading.ts';
import { teamMember } from '../../content/types/team-member.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { blogCards } from './blogs.ts';
import { type Publications, published } from './published.ts';
import { serialize, serializeOne } from '../content/records/serialize.ts';

export type BlogPost = NonNullable<Awaited<ReturnType<typeof readBlog>>>;

/** Gives a blog with its author, if Active, and its headings in sequence; null where there is none to show. */
export async function readBlog(kysely: ContentDatabase, slug: string, from: Publications = published(kysely)) {
  const row = blogCards(kysely, from).select(['blogs.team_id', 'blogs.description']);
  const blog = await serializeOne(kysely, blogType, await row.where('blogs.slug', '=', slug).executeTakeFirst());
  if (!blog) return null;
  const [author, headings] = await Promise.all([readAuthor(kysely, blog.team_id), readHeadings(kysely, blog.id)]);
  return { ...blog, team_id: author, headings };
}

async function readAuthor(kysely: ContentDatabase, id: number | null) {
  const member = published(kysely).team().select(['id', 'name', 'image', 'image_alt', 'job_title']);
  return serializeOne(kysely, teamMember, await member.where('id', '=', id).executeTakeFirst());
}

async function readHeadings(kysely: ContentDatabase, blogId: number) {
  const rows = published(kysely)
    .headings()
    .select(['id', 'sequence', 'heading', 'description', 'linkedin', 'image', 'image_alt']);
  return serialize(
    kysely,
    heading,
    await rows.where('blog_id', '=', blogId).orderBy('sequence').orderBy('id').execute(),
  );
}
