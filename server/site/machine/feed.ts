import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { heading } from '../../../content/types/heading.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { withSafeRichText } from '../../content/records/serialize.ts';
import { latest } from './changes.ts';
import type { PublicContent } from '../published.ts';

const FEED_LENGTH = 20;

export type Feed = Awaited<ReturnType<typeof readFeed>>;
export type FeedEntry = Feed['blogs'][number];

/**
 * Reads the newest blogs, of a category if one is given, with their headings and the names of their authors, and when any of it last changed. Without a
 * blog, that is when the settings changed.
 */
export async function readFeed(content: PublicContent, ofCategory?: { id: number }) {
  const blogs = await readNewest(content, ofCategory);
  const ids = blogs.map(({ id }) => id);
  const headings = Map.groupBy(await readHeadings(content, ids), ({ blog_id }) => blog_id);
  const entries = blogs.map((post) => {
    const ofPost = headings.get(post.id) ?? [];
    return {
      ...withSafeRichText(blog, post),
      changed_at: latest(post.updated_at, ...ofPost.map(({ updated_at }) => updated_at)) ?? post.updated_at,
      headings: ofPost.map((row) => withSafeRichText(heading, row)),
    };
  });
  const changed_at = latest(...entries.map((entry) => entry.changed_at)) ?? (await settingsChange(content));
  return { blogs: entries, changed_at };
}

/** Reads the feed of a category, null if there is no such category. */
export async function readCategoryFeed(content: PublicContent, slug: string) {
  const named = content.records(category).where('slug', '=', slug);
  const record = await content.readOne(category, named, ['id', 'name', 'slug']);
  return record && { category: record, ...(await readFeed(content, record)) };
}

async function settingsChange(content: PublicContent) {
  const row = await content.records(settings).select('updated_at').executeTakeFirstOrThrow();
  return row.updated_at;
}

function readNewest(content: PublicContent, ofCategory?: { id: number }) {
  const authors = content.records(teamMember).select(['id', 'name']).as('authors');
  const blogs = content.records(blog);
  return (ofCategory ? blogs.where('category_id', '=', ofCategory.id) : blogs)
    .leftJoin(authors, 'authors.id', 'blogs.team_id')
    .select([
      'blogs.id',
      'blogs.slug',
      'blogs.title',
      'blogs.short_description',
      'blogs.description',
      'blogs.created_at',
      'blogs.updated_at',
      'authors.name as author',
    ])
    .orderBy('blogs.created_at', 'desc')
    .orderBy('blogs.id', 'desc')
    .limit(FEED_LENGTH)
    .execute();
}

async function readHeadings(content: PublicContent, blogIds: number[]) {
  if (blogIds.length === 0) return [];
  const rows = content.records(heading).select(['blog_id', 'heading', 'description', 'updated_at']);
  return rows.where('blog_id', 'in', blogIds).orderBy('sequence').orderBy('id').execute();
}
