import type { FastifyRequest } from 'fastify';
import { otherPaths, pageList } from '../../content/addresses.ts';
import { splitLanguage } from '../../content/languages.ts';
import { splitRecordPath } from '../../content/paths.ts';

const PAGES = '/*';
const UNKNOWN = 'unknown';

const declaredPaths = new Set(
  pageList.flatMap(({ path, alias, redirectFrom }) => [path, alias ?? [], redirectFrom ?? []].flat()),
);

/** Returns the route that handles a request, such as `/blogs/:slug`: one of a fixed number, whatever was requested. */
export function routeOf({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const route = routeOptions.url ?? UNKNOWN;
  return route === PAGES ? pageRouteOf(splitLanguage(url.split('?', 1)[0] ?? '').rest) : route;
}

function pageRouteOf(path: string) {
  if (declaredPaths.has(path)) return path;
  const other = otherPaths.find((start) => path === start || path.startsWith(`${start}/`));
  if (other) return other;
  const { pattern = UNKNOWN } = splitRecordPath(path) ?? {};
  return declaredPaths.has(pattern) ? pattern : UNKNOWN;
}
