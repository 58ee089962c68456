import { contentTypes } from '../../content/index.ts';
import { type Language, languageTags } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { nameInLanguage, splitTypeName } from '../../content/model/translations/type-name.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { type PreviewedRecord, shadowsOf } from '../content/records/unsaved-row.ts';
import type { ContentTables } from '../content/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Followed } from '../platform/database/database.ts';
import type { DraftedValues } from '../content/drafts/draft-rows.ts';
import { readAbout } from './about.ts';
import { readBlog } from './blog/blog.ts';
import { readBlogs, readListedBlogs } from './blog/blogs.ts';
import { readCaseStudies } from './case-studies/case-studies.ts';
import { readCaseStudy } from './case-studies/case-study.ts';
import { readCategories, readCategory } from './blog/categories.ts';
import { publishChecks } from './checks/publish-checks.ts';
import { pathOfRecord, readEmptyPages } from './pages/record-pages.ts';
import { readCategoryFeed, readFeed } from './machine/feed.ts';
import { readHome } from './home.ts';
import { type Keep, keepReads } from './kept-reads.ts';
import { findForms, type FormOnPage } from './pages/forms-on-pages.ts';
import { currentPath, findMissing, findPages, readUnseenLinks, withPresentLinks } from './links/linked-pages.ts';
import { readDeadLinks } from './links/dead-links.ts';
import { readAlternates, readEveryLanguage, readLanguages } from './languages.ts';
import { readMenus } from './menus.ts';
import { readHosts, readMeetingKind, readMeetingKinds } from './meeting-kinds.ts';
import { readPageNames } from './pages/page-names.ts';
import { readInvitation, readPage, readPageParts } from './pages/page.ts';
import { readPost } from './blog/post.ts';
import { createPublicContent, type PublicContent } from './published.ts';
import { relatedBlogs } from './blog/related-blogs.ts';
import { readReviews } from './reviews.ts';
import { readService, readServiceWithRelated } from './services/service.ts';
import { readAllServices, readServiceCategories, readServicePage } from './services/services.ts';
import { readContactPerson, readSetting } from './settings.ts';
import { readShareTitle } from './share-title.ts';
import { readSitemap, readSitemapPart } from './machine/sitemap.ts';
import { readSummary } from './machine/summary.ts';

/** What public pages and calls read by name, each a function of the public content. It is kept until it changes. */
const keptQueries = {
  readSetting,
  readContactPerson,
  readMenus,
  readPageNames,
  readAlternates,
  readLanguages,
  readEveryLanguage,
  readHome,
  readPage,
  readPageParts,
  readInvitation,
  readAbout,
  readServicePage,
  readAllServices,
  readServiceCategories,
  readService,
  readServiceWithRelated,
  readReviews,
  readBlogs,
  readListedBlogs,
  readBlog,
  readPost,
  readCaseStudies,
  readCaseStudy,
  readCategories,
  readCategory,
  readMeetingKinds,
  readMeetingKind,
  readHosts,
};

const directQueries = {
  relatedBlogs,
  readEmptyPages,
  currentPath,
  pathOfRecord,
  readSitemap,
  readSitemapPart,
  readFeed,
  readCategoryFeed,
  readShareTitle,
  readSummary,
};

export type Site = Bound<typeof keptQueries> &
  Bound<typeof directQueries> &
  Pick<PublicContent, 'currentSlug' | 'withPictures' | 'language'>;

type Bound<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends (content: PublicContent, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** Creates the site as visitors see it, and as it would be if a record were saved as it is being typed. */
export function createSite({ kysely }: Database, clock: Clock, version: Followed) {
  const db = kysely.withTables<ContentTables>();
  const keep = keepReads(db, version);
  /** A translation is previewed among what else is there in its language. */
  const previewing = (previewed: PreviewedRecord) =>
    siteOf(
      (onRead) => createPublicContent(db, previewed, onRead, splitTypeName(previewed.type).language),
      (_key, read) => read(() => {}),
    );
  const sites = new Map<Language | null, Site>();

  /** Returns the site in another language, or with null in that of the records themselves. */
  function siteIn(language: Language | null): Site {
    const known = sites.get(language) ?? siteOf((onRead) => createPublicContent(db, null, onRead, language), keep);
    sites.set(language, known);
    return known;
  }

  async function unsavedSite(type: ContentType, id: number | null, input: object) {
    const { row, shadows } = await shadowsOf(db, type, { id, input, now: clock() });
    return { site: previewing({ type: type.name, id: row.id, shadows }), id: row.id, slug: row.slug };
  }

  /** Returns the site with a draft as if it were published and Active, and the path of the page that shows it, if any. */
  async function draftSite(type: ContentType, recordId: number | null, values: object) {
    const status = 'status' in type.fields && { status: ACTIVE };
    const { site, id } = await unsavedSite(type, recordId, { ...values, ...status });
    return { site, path: await site.pathOfRecord(type, id) };
  }

  return {
    site: siteIn(null),
    siteIn,
    contentIn: (language: Language | null) => createPublicContent(db, null, undefined, language),
    deadLinks: () =>
      keep('deadLinks', (onRead) => {
        for (const { name } of contentTypes)
          for (const stored of [name, ...languageTags.map((tag) => nameInLanguage(name, tag))]) onRead(stored);
        return readDeadLinks(db, createPublicContent(db));
      }),
    /** Returns those of the paths at which visitors find a page. */
    findPages: (paths: string[]) => findPages(createPublicContent(db, null), paths),
    findMissing: (paths: string[]) => findMissing(createPublicContent(db, null), paths),
    /** Returns those of the forms that are on their pages. */
    findForms: <Form extends FormOnPage>(forms: Form[]) => findForms(createPublicContent(db, null), forms),
    /** Returns those of the links that lead to what visitors cannot see. */
    unseenLinks: (links: string[]) => readUnseenLinks(createPublicContent(db, null), links),
    publishChecks: (draft: DraftedValues) =>
      publishChecks(createPublicContent(db, null, undefined, draft.type.language ?? null), draft),
    unsavedSite,
    draftSite,
  };
}

type Query = (content: PublicContent, ...args: unknown[]) => Promise<unknown>;

function siteOf(contentWith: (onRead?: (type: string) => void) => PublicContent, keep: Keep): Site {
  const content = contentWith();
  const { currentSlug, withPictures, language } = content;
  const prefix = language ? `${language} ` : '';
  const keptReads = bindAll(keptQueries, (query, args, name) =>
    keep(`${prefix}${name} ${JSON.stringify(args)}`, (onRead) => answer(contentWith(onRead), query, args)),
  );
  const reads = bindAll(directQueries, (query, args) => answer(content, query, args));
  return {
    ...keptReads,
    ...reads,
    language,
    currentSlug,
    withPictures: (data) => keep(data, () => withPictures(data)),
  };
}

async function answer(content: PublicContent, query: Query, args: unknown[]) {
  return withPresentLinks(content, await query(content, ...args));
}

function bindAll<Queries extends object>(
  queries: Queries,
  run: (query: Query, args: unknown[], name: string) => Promise<unknown>,
) {
  const bound = Object.entries(queries).map(([name, query]) => {
    return [name, (...args: unknown[]) => run(query as Query, args, name)];
  });
  return Object.fromEntries(bound) as Bound<Queries>;
}
