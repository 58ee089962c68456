import { pageList, type PublicPage } from '../../../content/addresses.ts';

/** Returns the value of `aria-current` for a link on the page at a path. */
export function currentAt(path: string, link: string): 'page' | true | undefined {
  if (path === link) return 'page';
  return startsWithin.get(link)?.some((start) => path.startsWith(start)) || undefined;
}

/** How the paths start that belong to a page, by its path: its alias, and the pages of the records it lists. */
const startsWithin = new Map<string, string[]>(
  pageList.map(({ key, path, alias }) => {
    const recordPages = pageList.filter(({ list }) => list === key);
    return [path, [alias, ...recordPages.flatMap(pathsOf)].flatMap(startOf)] as const;
  }),
);

function pathsOf({ path, alias }: PublicPage) {
  return [path, alias];
}

/** Returns the part of a path before the slug of a record. */
function startOf(path: string | undefined) {
  return path?.replace(':slug', '') ?? [];
}
