import type { TypeName } from './index.ts';
import { type Language, splitLanguage } from './languages.ts';
import {
  builtInPages,
  isSegmentInUse,
  type PageName,
  pageList,
  pageOfType,
  pages,
  recordPath,
  SLUG,
} from './addresses.ts';

/** Returns which page of records is at a path, and the slug in the path. */
export function recordPageAt(path: string): { page: PageName; slug: string } | null {
  const found = pagesByPath.has(path) ? null : splitRecordPath(path);
  const page = found && pagesByPath.get(found.pattern);
  return page ? { page: page.key, slug: found.slug } : null;
}

/** Whether a path, without that of a language, is one of a page. There may be no such record. */
export function isPage(path: string): boolean {
  return pagesByPath.has(path) || recordPageAt(path) !== null;
}

/** Divides a path such as `/blogs/a-post` into `/blogs/:slug` and the slug. Null where its end can be no slug of a record. */
export function splitRecordPath(path: string): { pattern: string; slug: string } | null {
  const start = path.lastIndexOf('/') + 1;
  const slug = path.slice(start);
  const isElsewhere = start === 1 && isSegmentInUse(slug);
  return SLUG.test(slug) && !isElsewhere ? { pattern: `${path.slice(0, start)}:slug`, slug } : null;
}

/** Returns the record of which the page at a path is made, whether or not it exists. Records with pages have a slug. */
export function recordAt(path: string): { type: TypeName; slug: string } | null {
  const builtIn = builtInPages.find(({ slug }) => recordPath(pages.page, slug) === canonicalPath(path));
  if (builtIn) return { type: 'page', slug: builtIn.slug };
  const found = recordPageAt(path);
  const type = typeNames.find((name) => pageOfType[name] === found?.page);
  return found && type ? { type, slug: found.slug } : null;
}

/** Returns the path by which a page is known, given any path of it. */
export function canonicalPath(path: string): string {
  const { pattern = path, slug = '' } = splitRecordPath(path) ?? {};
  const page = pageList.find(({ alias }) => alias === path || alias === pattern);
  return page ? page.path.replace(':slug', slug) : path;
}

const pagesByPath = new Map(
  pageList.flatMap((page) =>
    [page.path, page.alias, page.redirectFrom].flatMap((path) => (path ? [[path, page] as const] : [])),
  ),
);
const typeNames = Object.keys(pageOfType) as TypeName[];

/** Whether a link leads from a page in some language to a page of the site in that of the records, for want of a translation. */
export function isInAnotherLanguage(language: Language | null, link: string): boolean {
  if (language === null || !link.startsWith('/') || splitLanguage(link).language) return false;
  return recordAt(link.replace(/[?#].*/s, '')) !== null;
}
