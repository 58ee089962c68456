import { blog as blogType } from '../../content/types/blog.ts';
import { heading as headingType } from '../../content/types/heading.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { newest } from './changes.ts';
import { published } from './published.ts';
import { withSafeRichText } from '../content/records/serialize.ts';

const FEED_LENGTH = 20;

export type Feed = Awaited<ReturnType<typeof readFeed>>;
export type FeedEntry = Feed['blogs'][number];

/**
 * Gives the newest blogs with their whole text, that of their headings included, and the names of their authors; and
 * when any of it changed last, which without a blog is when the settings did.
 */
export async function readFeed(kysely: ContentDatabase) {
  const blogs = await readNewest(kysely);
  const headings = Map.groupBy(
    await readHeadings(
      kysely,
      blogs.map(({ id }) => id),
    ),
    ({ blog_id }) => blog_id,
  );
  const entries = blogs.map((blog) => {
    const own = headings.get(blog.id) ?? [];
    return {
      ...withSafeRichText(blogType, blog),
      changed_at: newest(blog.updated_at, ...own.map(({ updated_at }) => updated_at)) ?? blog.updated_at,
      headings: own.map((heading) => withSafeRichText(headingType, heading)),
    };
  });
  const changed_at = newest(...entries.map((entry) => entry.changed_at)) ?? (await settingsChange(kysely));
  return { blogs: entries, changed_at };
}

async function settingsChange(kysely: ContentDatabase) {
  const row = await published(kysely).settings().select('updated_at').executeTakeFirstOrThrow();
  return row.updated_at;
}

function readNewest(kysely: ContentDatabase) {
  const authors = published(kysely).team().select(['id', 'name']).as('authors');
  return published(kysely)
    .blogs()
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

async function readHeadings(kysely: ContentDatabase, blogIds: number[]) {
  if (blogIds.length === 0) return [];
  const rows = published(kysely).headings().select(['blog_id', 'heading', 'description', 'updated_at']);
  return rows.where('blog_id', 'in', blogIds).orderBy('sequence').orderBy('id').execute();
}
