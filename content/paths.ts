import type { TypeName } from './index.ts';
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
  if (pagesByPath.has(path)) return null;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const pattern = path.slice(0, path.length - slug.length) + ':slug';
  const found = pagesByPath.get(pattern);
  const isElsewhere = pattern === pages.page.path && isSegmentInUse(slug);
  return found && SLUG.test(slug) && !isElsewhere ? { page: found.key, slug } : null;
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
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  for (const { alias, path: canonical } of pageList) {
    if (alias === path) return canonical;
    if (alias === `${start}:slug`) return canonical.replace(':slug', path.slice(start.length));
  }
  return path;
}

const pagesByPath = new Map(
  pageList.flatMap((page) =>
    [page.path, page.alias, page.redirectFrom].flatMap((path) => (path ? [[path, page] as const] : [])),
  ),
);
const typeNames = Object.keys(pageOfType) as TypeName[];
