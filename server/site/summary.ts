import type { ContentDatabase } from '../content/tables.ts';
import { published } from './published.ts';

const POSTS = 50;

export type Summary = Awaited<ReturnType<typeof readSummary>>;

/** Gives the services and the newest blogs in a line each. */
export async function readSummary(kysely: ContentDatabase) {
  const { services, blogs } = published(kysely);
  const [ofServices, ofBlogs] = await Promise.all([
    services().select(['slug', 'title', 'short_description']).orderBy('position').orderBy('id').execute(),
    blogs()
      .select(['slug', 'title', 'short_description'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(POSTS)
      .execute(),
  ]);
  return { services: ofServices, blogs: ofBlogs };
}
