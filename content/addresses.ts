import type { TypeName } from './index.ts';
import { splitTypeName } from './model/translations/type-name.ts';
import { pageNames } from './words/first/en.ts';
import { filled, type Words } from './words/words.ts';

/** A query parameter that changes a response, with the values it takes. */
export type Queries = Readonly<Record<string, RegExp>>;

/** A page of the site. The component is `app/site/pages/{name}.tsx`, after the name of the page in `pages`. */
export interface PublicPage {
  /** The canonical path. `:slug` stands for the slug of a record. */
  readonly path: string;
  /** Another path of the same page, which names the canonical one. */
  readonly alias?: string;
  /** A path that redirects here permanently. */
  readonly redirectFrom?: string;
  /** The page's title, also in navigation and breadcrumbs. Pages of records are called by their record. */
  readonly name?: string;
  readonly inNavigation?: true;
  readonly list?: string;
  /** The content types it is made of, besides the record of its own: their last change dates it in the sitemap. */
  readonly shows?: readonly TypeName[];
  /**
   * Left out of the navigation, the sitemap and `llms.txt` while visitors can read no record of this type; the page of a
   * record, no such record that is related to its own.
   */
  readonly requires?: TypeName;
  /** The type whose records it lists, newest first, several pages of them. */
  readonly paginates?: TypeName;
  readonly queries?: Queries;
  /** Has a form: it is rendered for each visitor, neither cached nor prerendered. */
  readonly hasForm?: true;
  /** Left out of the sitemap. */
  readonly isUnlisted?: true;
  readonly records?: RecordSummary;
}

/** A page of one record. */
export interface RecordPage {
  readonly path: `${string}/:slug`;
  /** The name of the page that lists the records, if there is one. */
  readonly list?: string;
  readonly records: RecordSummary;
}

interface RecordSummary {
  /** The word above the records in `llms.txt`. */
  readonly heading: keyof Words['summary'];
  /** The field that sums a record up there, in plain text. */
  readonly summary: string;
  /** The field of the main picture, for the sitemap. */
  readonly picture?: string;
}

/** A page has a name, unless it is called by its record. */
type DeclaredPage = PublicPage & ({ readonly name: string } | RecordPage);

/** The number of a page, and how many records it has. */
export const POSITIVE = /^[1-9]\d{0,5}$/;
/** What a slug looks like. */
export const SLUG = /^[a-z0-9-]{1,300}$/;
const KEY = /^[\w-]{1,60}$/;

/** Every page of the site, in the order of the navigation. */
export const pages = {
  home: {
    path: '/',
    name: pageNames.home,
    inNavigation: true,
    shows: ['settings', 'about', 'teamMember', 'service', 'caseStudy', 'review', 'blog', 'category', 'meetingKind'],
  },
  about: {
    path: '/about-us',
    name: pageNames.about,
    inNavigation: true,
    shows: ['about', 'teamMember', 'meetingKind'],
  },
  services: {
    path: '/our-services',
    redirectFrom: '/services',
    name: pageNames.services,
    inNavigation: true,
    shows: ['servicePage', 'service'],
    queries: { category: KEY },
  },
  service: {
    path: '/services/:slug',
    alias: '/our-services/:slug',
    list: 'services',
    records: { heading: 'services', summary: 'short_description', picture: 'detail_page_image' },
  },
  work: {
    path: '/our-work',
    name: pageNames.work,
    inNavigation: true,
    shows: ['caseStudy'],
    requires: 'caseStudy',
  },
  'case-study': {
    path: '/our-work/:slug',
    list: 'work',
    records: { heading: 'caseStudies', summary: 'short_description', picture: 'image' },
  },
  reviews: {
    path: '/our-reviews',
    name: pageNames.reviews,
    inNavigation: true,
    shows: ['review'],
    paginates: 'review',
  },
  blogs: {
    path: '/our-blogs',
    redirectFrom: '/blogs',
    name: pageNames.blogs,
    inNavigation: true,
    shows: ['blog', 'category', 'teamMember'],
    paginates: 'blog',
  },
  blog: {
    path: '/blogs/:slug',
    list: 'blogs',
    records: { heading: 'posts', summary: 'short_description', picture: 'image' },
  },
  category: {
    path: '/our-blogs/category/:slug',
    list: 'blogs',
    paginates: 'blog',
    requires: 'blog',
    records: { heading: 'categories', summary: 'short_description' },
  },
  contact: {
    path: '/contact-us',
    alias: '/contact',
    name: 'Contact Us',
    inNavigation: true,
    shows: ['settings', 'teamMember'],
    hasForm: true,
  },
  meeting: {
    path: '/meeting',
    name: 'Schedule a Meeting',
    shows: ['settings', 'teamMember', 'meetingKind'],
    hasForm: true,
  },
  'move-meeting': { path: '/meeting/move', name: pageNames.moveMeeting, hasForm: true, isUnlisted: true },
  'cancel-meeting': { path: '/meeting/cancel', name: pageNames.cancelMeeting, hasForm: true, isUnlisted: true },
  'stop-reminders': { path: '/meeting/reminders', name: pageNames.stopReminders, hasForm: true, isUnlisted: true },
  search: { path: '/search', name: pageNames.search, hasForm: true, isUnlisted: true },
  'meeting-kind': {
    path: '/meeting/:slug',
    hasForm: true,
    records: { heading: 'meetingKinds', summary: 'short_description' },
  },
  page: {
    path: '/:slug',
    records: { heading: 'pages', summary: 'seo_description', picture: 'share_image' },
  },
} as const satisfies Record<string, DeclaredPage>;

export type PageName = keyof typeof pages;

/** Where visitors read the records of a type: a page for each of them, or one that shows them all; null for nowhere. */
export const pageOfType: Readonly<Record<TypeName, PageName | null>> = {
  about: 'about',
  servicePage: 'services',
  service: 'service',
  teamMember: 'about',
  blog: 'blog',
  heading: null, // Part of its blog.
  review: 'reviews',
  settings: 'home',
  page: 'page',
  caseStudy: 'case-study',
  meetingKind: 'meeting-kind',
  category: 'category',
  menus: 'home',
  brand: 'home',
};

/** Where a calendar program finds the meetings of somebody. */
export const CALENDAR_FEED = '/calendar/:token';

/** The page of a draft for those who have its link. */
export const PREVIEW_LINK = '/preview/:token';

/** The page in which forms show what is being typed. */
export const PREVIEW_FRAME = '/preview-frame';

/** Where assistants that speak the Model Context Protocol call. */
export const MCP = '/mcp';

/** Where all addresses begin that are neither pages nor documents. */
export const otherPaths = [
  '/admin',
  '/api',
  '/assets',
  '/calendar',
  '/files',
  '/healthz',
  '/login',
  MCP,
  '/metrics',
  '/og',
  '/preview',
  PREVIEW_FRAME,
  '/readyz',
  '/register',
];

/** What machines read besides the pages. */
export const documents = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap-:part.xml',
  feed: '/feed.xml',
  categoryFeed: '/our-blogs/category/:slug/feed.xml',
  llms: '/llms.txt',
} as const;

/** The pages as a list, each with the name that `pages` has it under. */
export const pageList = Object.entries<PublicPage>(pages).map(([key, page]) => ({
  ...page,
  key: key as PageName,
  queries: page.paginates ? { page: POSITIVE } : (page.queries ?? {}),
}));

/** The slug of the page at `/`. */
const HOME = 'home';

/** The pages of which head, opening and sections are a record. It always exists, Active, and keeps its slug. */
export const builtInPages = pageList.flatMap(({ key, name, path, isUnlisted }) =>
  name && !isUnlisted ? [{ key, title: name, slug: (path === '/' ? HOME : path.slice(1)) as BuiltInSlug }] : [],
);

export type BuiltInSlug = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly isUnlisted: true } ? never : SlugOf<(typeof pages)[Name]>;
}[PageName];

type SlugOf<Page> = Page extends { readonly name: string; readonly path: `/${infer Path}` }
  ? Path extends ''
    ? typeof HOME
    : Path
  : never;

/** Whether a record is that of a built-in page. */
export function isBuiltIn({ name }: { readonly name: string }, slug: unknown): boolean {
  return splitTypeName(name).source === 'page' && builtInPages.some((page) => page.slug === slug);
}

const segmentsInUse = new Set([
  ...pageList.flatMap(({ path, alias, redirectFrom }) => [path, alias, redirectFrom].flatMap(firstSegment)),
  ...Object.values(documents).flatMap(firstSegment),
  ...otherPaths.flatMap(firstSegment),
]);

/** Whether another address than that of a record begins with a segment, such as `blogs` or `login`. */
export function isSegmentInUse(segment: string): boolean {
  return segmentsInUse.has(segment);
}

function firstSegment(path: string | undefined) {
  return path?.split('/')[1] ?? [];
}

/** Returns the path of the page of a record. */
export function recordPath(page: Pick<RecordPage, 'path'>, slug: string): string {
  return page.path === pages.page.path && slug === HOME ? pages.home.path : page.path.replace(':slug', slug);
}

/** Returns the page where visitors read the records of a type, if any. */
export function pageOf({ name }: { readonly name: string }): PublicPage | undefined {
  const key = new Map<string, PageName | null>(Object.entries(pageOfType)).get(splitTypeName(name).source);
  return key ? pages[key] : undefined;
}

/** Whether every page shows the record of a type, as it does the settings. */
export function isOnEveryPage(type: { readonly name: string }): boolean {
  return pageOf(type) === pages.home;
}

/** Whether a page is of one record. */
export function isRecordPage(page: PublicPage | undefined): page is PublicPage & RecordPage {
  return page !== undefined && page.path.endsWith('/:slug');
}

/** Returns what one page of a list is called, given the name of the list. */
export function pageTitle(name: string, page: number, { pageOf }: Words['pages']['lists']): string {
  return page === 1 ? name : filled(pageOf, { name, n: String(page) });
}
