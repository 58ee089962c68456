import { pageList, type PublicPage } from '../../../content/addresses.ts';

/** The top navigation, in order, with the other paths at which an entry is the current one. */
export const navigation = pageList.flatMap(({ key, name = '', path, alias, inNavigation }) => {
  const recordPages = pageList.filter(({ list }) => list === key);
  return inNavigation ? [{ label: name, path, holds: [alias, ...recordPages.flatMap(pathsOf)].flatMap(startOf) }] : [];
});

function pathsOf({ path, alias }: PublicPage) {
  return [path, alias];
}

/** What comes before the slug of a record; nothing where there is no path. */
function startOf(path: string | undefined) {
  return path?.replace(':slug', '') ?? [];
}
