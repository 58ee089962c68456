import { pageList, type PublicPage } from '../../../content/addresses.ts';

/** The top navigation in order. An entry is current on its own path and below `pathsWithin`. */
export const navigation = pageList.flatMap(({ key, name = '', path, alias, inNavigation }) => {
  const recordPages = pageList.filter(({ list }) => list === key);
  const pathsWithin = [alias, ...recordPages.flatMap(pathsOf)].flatMap(startOf);
  return inNavigation ? [{ label: name, path, pathsWithin }] : [];
});

function pathsOf({ path, alias }: PublicPage) {
  return [path, alias];
}

/** Returns the part of a path before the slug of a record. */
function startOf(path: string | undefined) {
  return path?.replace(':slug', '') ?? [];
}
