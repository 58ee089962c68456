import type { ContentTables } from '../content/tables.ts';
import type { Database } from '../platform/database.ts';
import { readAbout } from './about.ts';
import { readBlog } from './blog.ts';
import { readBlogs } from './blogs.ts';
import { readFeed, readSitemap } from './listings.ts';
import { readHome } from './home.ts';
import { movedBlog, movedService } from './moved.ts';
import type { PageWanted } from '../platform/paging.ts';
import { relatedBlogs } from './related-blogs.ts';
import { readReviews } from './reviews.ts';
import { readService, readServicePage } from './services.ts';
import { readSetting } from './setting.ts';

export type Site = ReturnType<typeof createSite>;

/** The questions that public pages and public calls ask. */
export function createSite({ kysely }: Database) {
  const content = kysely.withTables<ContentTables>();
  return {
    readSetting: () => readSetting(content),
    readHome: () => readHome(content),
    readAbout: () => readAbout(content),
    readServicePage: () => readServicePage(content),
    readService: (slug: string) => readService(content, slug),
    movedService: (slug: string) => movedService(content, slug),
    readReviews: (wanted: PageWanted) => readReviews(content, wanted),
    readBlogs: (wanted: PageWanted) => readBlogs(content, wanted),
    readBlog: (slug: string) => readBlog(content, slug),
    movedBlog: (slug: string) => movedBlog(content, slug),
    relatedBlogs: (slug?: string) => relatedBlogs(content, slug),
    readSitemap: () => readSitemap(content),
    readFeed: () => readFeed(content),
  };
}
