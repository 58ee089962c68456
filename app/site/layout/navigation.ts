import { pageList, type PublicPage } from '../../../content/addresses.ts';

/** Returns the value of `aria-current` for a link on the page at a path. */
export function currentAt(path: string, link: string): 'page' | true | undefined {
  if (path === link) return 'page';
  return startsWithin(link).some((start) => path.startsWith(start)) || undefined;
}

/** Returns how the paths start that belong to the page at a link: its alias, and the pages of the records it lists. */
function startsWithin(link: string): string[] {
  const page = pageList.find(({ path }) => path === link);
  const recordPages = pageList.filter(({ list }) => page && list === page.key);
  return [page?.alias, ...recordPages.flatMap(pathsOf)].flatMap(startOf);
}

function pathsOf({ path, alias }: PublicPage) {
  return [path, alias];
}

/** Returns the part of a path before the slug of a record. */
function startOf(path: string | undefined) {
  return path?.replace(':slug', '') ?? [];
}
