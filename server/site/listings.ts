import type { ContentDatabase } from '../content/tables.ts';
import { blogCards } from './blogs.ts';
import { published } from './published.ts';
import { shown } from '../content/shown.ts';

const FEED_LENGTH = 20;

/** Gives the slugs of every page made of a record, with the time of its last change. */
export async function readSitemap(kysely: ContentDatabase) {
  const [services, blogs] = await Promise.all([
    published(kysely).services().select(['slug', 'updated_at']).orderBy('position').execute(),
    published(kysely).blogs().select(['slug', 'updated_at']).orderBy('created_at', 'desc').execute(),
  ]);
  return { services, blogs };
}

/** Gives the newest blogs with their whole text. */
export async function readFeed(kysely: ContentDatabase) {
  const rows = blogCards(kysely).select('blogs.description').orderBy('blogs.created_at', 'desc');
  return shown(kysely, await rows.limit(FEED_LENGTH).execute());
}
