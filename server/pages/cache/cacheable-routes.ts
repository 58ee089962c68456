import { serviceCategories } from '../../../content/service-categories.ts';
import { asksForPreview } from '../preview-address.ts';

type Values = Record<string, RegExp>;

const NUMBER = /^[1-9]\d{0,5}$/;
const SLUG = /^[a-z0-9-]{1,300}$/;
const paged: Values = { page: NUMBER };
const pagedByWish: Values = { page: NUMBER, per_page: NUMBER };

/** What is the same for everybody, and the queries that change it. */
const addresses: Record<string, Values> = {
  '/': {},
  '/about-us': {},
  '/our-services': { category: new RegExp(`^(${serviceCategories.map(({ value }) => value).join('|')})$`) },
  '/our-reviews': paged,
  '/our-blogs': paged,
  '/robots.txt': {},
  '/sitemap.xml': {},
  '/feed.xml': {},
  '/llms.txt': {},
  '/api/setting': {},
  '/api/about': {},
  '/api/service-page': {},
  '/api/review': pagedByWish,
  '/api/blog': pagedByWish,
  '/api/related-blog': { slug: SLUG },
};
const SITEMAP_PART = /^\/sitemap-[1-9]\d{0,4}\.xml$/;
const families = ['/services/', '/our-services/', '/blogs/', '/api/service/', '/api/blog/'];

/**
 * Takes the address that a request asks for, and gives the one under which its answer is kept: without the queries that
 * change nothing, the others in one order. Null where the answer is not for everybody, or is spelled in a way of its own.
 */
export function cachedAddress(url: string): string | null {
  const mark = url.indexOf('?');
  const [path, search] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  const values = addresses[path] ?? (isOfFamily(path) ? NONE : undefined);
  if (!values) return null;
  if (!search) return path;
  // Previews are for those who have the link; a NUL is in no address of ours.
  return asksForPreview(search) || search.includes('%00') ? null : withQuery(path, new URLSearchParams(search), values);
}

const NONE: Values = {};

function isOfFamily(path: string) {
  if (SITEMAP_PART.test(path)) return true;
  const family = families.find((start) => path.startsWith(start));
  return family !== undefined && SLUG.test(path.slice(family.length));
}

function withQuery(path: string, query: URLSearchParams, values: Values) {
  const kept: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const asked = query.getAll(name);
    if (asked.length === 0) continue;
    if (asked.length > 1 || !value.test(asked[0] ?? '')) return null;
    kept.push(`${name}=${asked[0]}`);
  }
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
