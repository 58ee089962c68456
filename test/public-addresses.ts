import { documents, isRecordPage, type PageName, pageList, type pages, type PublicPage } from '../content/addresses.ts';
import { API, calls } from '../content/public-calls.ts';
import { canonicalPath } from '../content/paths.ts';

/** The names of the pages of one record each. */
export type RecordPageName = {
  [Name in PageName]: (typeof pages)[Name]['path'] extends `${string}/:slug` ? Name : never;
}[PageName];

/** The record that each page of records is opened with, or a slug for all of them. */
type Records = string | Readonly<Record<RecordPageName, { readonly slug: string }>>;

type Page = (typeof pageList)[number];

export interface PageAddress {
  readonly path: string;
  readonly canonical: string;
  readonly page: Page;
}

/** Returns the addresses of all pages, or of those that are wanted: their paths and their aliases. */
export function pageAddresses(records: Records, isWanted: (page: Page) => boolean = () => true): PageAddress[] {
  const addresses = pageList.filter(isWanted).flatMap((page) =>
    [page.path, page.alias].flatMap((pattern) => {
      if (!pattern) return [];
      const path = pattern.replace(':slug', slugOf(page, records));
      return { path, canonical: canonicalPath(path), page };
    }),
  );
  return atLeastOne(addresses);
}

/** Returns the paths of all pages in the sitemap. */
export const listedPaths = (records: Records) => [
  ...new Set(pageAddresses(records, ({ isUnlisted }) => !isUnlisted).map(({ canonical }) => canonical)),
];

/** Returns the paths of all pages without a form. */
export const readingPaths = (records: Records) => pathsOf(pageAddresses(records, ({ hasForm }) => !hasForm));

/** Returns the paths of the pages of one record each. */
export const recordPaths = (records: Records) => pathsOf(pageAddresses(records, isRecordPage));

/** The paths of all pages with a form, but those of records. */
export const formPaths = pathsOf(pageAddresses('', hasOwnForm));

/** Those that anyone may open, not only whoever was sent a link. */
export const openFormPaths = pathsOf(pageAddresses('', (page) => hasOwnForm(page) && !page.isUnlisted));

function hasOwnForm(page: PublicPage) {
  return page.hasForm === true && !isRecordPage(page);
}

const { sitemapPart: _onlyOfLargeSites, categoryFeed: _ofEachCategory, ...always } = documents;

/** The paths of all documents for machines. */
export const documentPaths: string[] = atLeastOne(Object.values(always));

/** Returns the paths of all calls that read content, those of records with a slug. */
export function callPaths(slug: string): string[] {
  return atLeastOne(Object.values(calls)).map(({ path }) => API + path.replace(':slug', slug));
}

const pagedCalls = Object.values(calls).filter((call) => 'queries' in call && 'page' in call.queries);

/** The paths of the calls that return lists a page at a time. */
export const pagedCallPaths = atLeastOne(pagedCalls.map(({ path }) => API + path));

function pathsOf(addresses: PageAddress[]) {
  return addresses.map(({ path }) => path);
}

function slugOf({ key }: Page, records: Records): string {
  return typeof records === 'string' ? records : (new Map(Object.entries(records)).get(key)?.slug ?? '');
}

/** Throws where there is nothing: whatever is true of each would be tested of none. */
function atLeastOne<Item>(items: Item[]): Item[] {
  if (items.length === 0) throw new Error('content/addresses.ts names nothing of what a test walks.');
  return items;
}
