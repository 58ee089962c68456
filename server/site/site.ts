import type { ContentType } from '../../content/model/content-type.ts';
import { unsavedRow } from '../content/records/unsaved-row.ts';
import { type PreviewedRecord, previewedRecord } from '../content/revisions/previews.ts';
import type { ContentTables } from '../content/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readAbout } from './about.ts';
import { readBlog } from './blog/blog.ts';
import { readBlogs } from './blog/blogs.ts';
import { readCaseStudies } from './case-studies.ts';
import { readCaseStudy } from './case-study.ts';
import { readCategories, readCategory } from './blog/categories.ts';
import { readEmptyPages } from './empty-pages.ts';
import { readCategoryFeed, readFeed } from './machine/feed.ts';
import { readHome } from './home.ts';
import { readMenus } from './menus.ts';
import { readInvitation, readPage, readPageParts, readSearchFields } from './page.ts';
import { readPost } from './blog/post.ts';
import { createPublicContent, type PublicContent } from './published.ts';
import { currentPath } from './redirects.ts';
import { relatedBlogs } from './blog/related-blogs.ts';
import { readReviews } from './reviews.ts';
import { readService, readServicePage, relatedServices } from './services.ts';
import { readSetting } from './settings.ts';
import { readShareTitle } from './share-title.ts';
import { readSitemap, readSitemapPart } from './machine/sitemap.ts';
import { readSummary } from './machine/summary.ts';

/** The queries of public pages and calls, each a function of the public content. */
const queries = {
  readSetting,
  readMenus,
  readHome,
  readPage,
  readPageParts,
  readInvitation,
  readSearchFields,
  readAbout,
  readServicePage,
  readService,
  relatedServices,
  readReviews,
  readBlogs,
  readBlog,
  readPost,
  relatedBlogs,
  readCaseStudies,
  readCaseStudy,
  readCategories,
  readCategory,
  readEmptyPages,
  currentPath,
  readSitemap,
  readSitemapPart,
  readFeed,
  readCategoryFeed,
  readShareTitle,
  readSummary,
};

export type Site = Bound<typeof queries> & Pick<PublicContent, 'currentSlug' | 'withPictures'>;

type Bound<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends (content: PublicContent, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/**
 * Creates the site as visitors see it, as the holder of a preview token does, and as it would be if a record were saved as
 * it is being typed.
 */
export function createSite({ kysely }: Database, clock: Clock) {
  const db = kysely.withTables<ContentTables>();
  const previewing = (previewed: PreviewedRecord | null) => siteOf(createPublicContent(db, previewed));
  return {
    site: previewing(null),
    previewSite: async (token: string) => previewing(await previewedRecord(db, token, clock())),
    unsavedSite: async (type: ContentType, id: number | null, input: object) => {
      const row = await unsavedRow(db, type, { id, input, now: clock() });
      return { site: previewing({ type: type.name, id: row.id, row }), slug: row.slug };
    },
  };
}

function siteOf(content: PublicContent): Site {
  const bound = Object.entries(queries).map(([name, query]) => [
    name,
    (...args: never[]) => (query as (content: PublicContent, ...args: never[]) => unknown)(content, ...args),
  ]);
  const { currentSlug, withPictures } = content;
  return { ...(Object.fromEntries(bound) as Bound<typeof queries>), currentSlug, withPictures };
}
