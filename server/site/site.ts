import { previewedRecord } from '../content/revisions/previews.ts';
import type { ContentTables } from '../content/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readAbout } from './about.ts';
import { readBlog } from './blog.ts';
import { readBlogs } from './blogs.ts';
import { readFeed } from './feed.ts';
import { readHome } from './home.ts';
import { readPost } from './post.ts';
import { createPublicContent, type PublicContent } from './published.ts';
import { currentPath } from './redirects.ts';
import { relatedBlogs } from './related-blogs.ts';
import { readReviews } from './reviews.ts';
import { readService, readServicePage, relatedServices } from './services.ts';
import { readSetting } from './settings.ts';
import { readShareTitle } from './share-title.ts';
import { readSitemap, readSitemapPart } from './sitemap.ts';
import { readSummary } from './summary.ts';

/** What public pages and calls ask, each a function of the content that the public may see. */
const questions = {
  readSetting,
  readHome,
  readAbout,
  readServicePage,
  readService,
  relatedServices,
  readReviews,
  readBlogs,
  readBlog,
  readPost,
  relatedBlogs,
  currentPath,
  readSitemap,
  readSitemapPart,
  readFeed,
  readShareTitle,
  readSummary,
};

export type Site = Asking<typeof questions> & Pick<PublicContent, 'currentSlug' | 'withPictures'>;

type Asking<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends (content: PublicContent, ...asked: infer Asked) => infer Answer
    ? (...asked: Asked) => Answer
    : never;
};

/** Opens what visitors read, and for the holder of a preview's token also the record that it is of. */
export function createSite({ kysely }: Database, clock: Clock) {
  const db = kysely.withTables<ContentTables>();
  return {
    site: siteOf(createPublicContent(db)),
    previewSite: async (token: string) => siteOf(createPublicContent(db, await previewedRecord(db, token, clock()))),
  };
}

function siteOf(content: PublicContent): Site {
  const asking = Object.entries(questions).map(([name, question]) => [
    name,
    (...asked: never[]) => (question as (content: PublicContent, ...asked: never[]) => unknown)(content, ...asked),
  ]);
  const { currentSlug, withPictures } = content;
  return { ...(Object.fromEntries(asking) as Asking<typeof questions>), currentSlug, withPictures };
}
