import { blog } from '../../content/types/blog.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { service } from '../../content/types/service.ts';
import { previewedId } from '../content/revisions/previews.ts';
import type { ContentTables } from '../content/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readAbout } from './about.ts';
import { readBlog } from './blog.ts';
import { readBlogs } from './blogs.ts';
import { readFeed } from './feed.ts';
import { readHome } from './home.ts';
import { movedBlog, movedService } from './redirects.ts';
import { withPictures } from './page-pictures.ts';
import type { PageWanted } from '../platform/paging.ts';
import { readPost } from './post.ts';
import { previewed, published } from './published.ts';
import { relatedBlogs } from './related-blogs.ts';
import { readReviews } from './reviews.ts';
import { readService, readServicePage, relatedServices } from './services.ts';
import { readSetting } from './settings.ts';
import { readSitemap, readSitemapPart } from './sitemap.ts';
import { readSummary } from './summary.ts';

export type Site = ReturnType<typeof createSite>;

/** The questions that public pages and public calls ask. */
export function createSite({ kysely }: Database, clock: Clock) {
  const content = kysely.withTables<ContentTables>();

  /** What is published, or the one record that a preview's token lets one see. */
  async function from(type: ContentType, preview?: string | null) {
    const id = preview ? await previewedId(content, type, preview, clock()) : null;
    return id === null ? published(content) : previewed(content, id);
  }

  return {
    readSetting: () => readSetting(content),
    readHome: () => readHome(content),
    readAbout: () => readAbout(content),
    readServicePage: () => readServicePage(content),
    readService: async (slug: string, preview?: string | null) =>
      readService(content, slug, await from(service, preview)),
    relatedServices: (of: { id: number; category: string }) => relatedServices(content, of),
    movedService: (slug: string) => movedService(content, slug),
    readReviews: (wanted: PageWanted) => readReviews(content, wanted),
    readBlogs: (wanted: PageWanted) => readBlogs(content, wanted),
    readBlog: (slug: string) => readBlog(content, slug),
    readPost: async (slug: string, preview?: string | null) => readPost(content, slug, await from(blog, preview)),
    movedBlog: (slug: string) => movedBlog(content, slug),
    relatedBlogs: (slug?: string) => relatedBlogs(content, slug),
    readSitemap: () => readSitemap(content),
    readSitemapPart: (part: number) => readSitemapPart(content, part),
    readFeed: () => readFeed(content),
    withPictures: <Data extends object>(data: Data) => withPictures(content, data),
    readSummary: () => readSummary(content),
  };
}
