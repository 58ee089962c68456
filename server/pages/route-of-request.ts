import type { FastifyRequest } from 'fastify';
import { isSegmentInUse, otherPaths, pageList } from '../../content/addresses.ts';

const PAGES = '/*';
const UNKNOWN = 'unknown';

const paths = pageList.flatMap(({ path, alias, redirectFrom }) => [path, alias ?? [], redirectFrom ?? []].flat());
const fixed = new Set(paths);
/** The paths of records, by what stands before their slug. */
const ofRecords = new Map(paths.flatMap((path) => (path.endsWith('/:slug') ? [[path.slice(0, -5), path]] : [])));

/** Returns the route that handles a request, such as `/blogs/:slug`: one of a fixed number, whatever was requested. */
export function routeOf({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const route = routeOptions.url ?? UNKNOWN;
  return route === PAGES ? pageRouteOf(url.split('?', 1)[0] ?? '') : route;
}

function pageRouteOf(path: string) {
  if (fixed.has(path)) return path;
  const other = otherPaths.find((start) => path === start || path.startsWith(`${start}/`));
  if (other) return other;
  const start = path.lastIndexOf('/') + 1;
  const isPage = start > 1 || !isSegmentInUse(path.slice(start));
  return (isPage && ofRecords.get(path.slice(0, start))) || UNKNOWN;
}
