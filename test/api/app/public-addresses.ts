import { API, calls, documents, isRecordPage, pageList } from '../../../content/addresses.ts';

const { sitemapPart: _onlyLargeSites, ...always } = documents;

/** The paths of all documents for machines. */
export const documentPaths: string[] = Object.values(always);

/** The paths of all pages with a form. */
export const formPaths = pageList.filter(({ hasForm }) => hasForm).flatMap(pathsOf);

/** Returns the paths of all pages without a form; those of records with a slug. */
export function readingPaths(slug: string): string[] {
  return pageList
    .filter(({ hasForm }) => !hasForm)
    .flatMap(pathsOf)
    .map((path) => path.replace(':slug', slug));
}

/** Returns the canonical paths of the pages of one record each, by the name of the page. */
export function recordPagePaths(slug: string): [name: string, path: string][] {
  return pageList.filter(isRecordPage).map(({ key, path }) => [key, path.replace(':slug', slug)]);
}

/** Returns the paths of all calls that read content; those of records with a slug. */
export function callPaths(slug: string): string[] {
  return Object.values(calls).map(({ path }) => API + path.replace(':slug', slug));
}

function pathsOf({ path, alias }: (typeof pageList)[number]) {
  return alias ? [path, alias] : [path];
}
