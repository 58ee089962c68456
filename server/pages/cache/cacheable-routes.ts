import { documents, pageList } from '../../../content/addresses.ts';
import { splitLanguage } from '../../../content/languages.ts';
import { splitRecordPath } from '../../../content/paths.ts';
import { API, calls } from '../../../content/public-calls.ts';

type Queries = Readonly<Record<string, RegExp>>;

const NONE: Queries = {};
const { sitemapPart, categoryFeed, ...wholeDocuments } = documents;
const documentsOfMany = [sitemapPart, categoryFeed].map(
  (path) =>
    new RegExp(`^${path.replace('.', '\\.').replace(':part', '[1-9]\\d{0,4}').replace(':slug', '[a-z0-9-]{1,300}')}$`),
);

/** The paths whose responses are the same for everybody, with the query parameters that change them. */
const cacheable: { path: string; queries?: Queries }[] = [
  ...pageList
    .filter(({ hasForm }) => !hasForm)
    .flatMap(({ path, alias, queries }) => [path, alias].flatMap((path) => (path ? [{ path, queries }] : []))),
  ...Object.values(wholeDocuments).map((path) => ({ path })),
  ...Object.values(calls).map((call) => ({ ...call, path: API + call.path })),
];

const queriesByPath = new Map(cacheable.map(({ path, queries = NONE }) => [path, queries]));

/**
 * Returns the address under which the response to a URL is cached: without the query parameters that change nothing, and
 * with the others in a fixed order. Returns null if the response is not for everybody, or the spelling is not canonical.
 */
export function cachedAddress(url: string): string | null {
  const mark = url.indexOf('?');
  const [path, search] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  const queries = queriesAt(path) ?? queriesInLanguage(path);
  if (!queries) return null;
  if (!search) return path;
  // NULs are left out after this.
  if (search.includes('%00')) return null;
  return withQuery(path, new URLSearchParams(search), queries);
}

/** Returns the query parameters that change what is at a path; null where nothing is cached. */
function queriesAt(path: string): Queries | null {
  const queries = queriesByPath.get(path) ?? queriesByPath.get(splitRecordPath(path)?.pattern ?? '');
  return queries ?? (documentsOfMany.some((pattern) => pattern.test(path)) ? NONE : null);
}

/** Below the prefix of a language are the pages and some documents; `/de/` is redirected to `/de`. */
function queriesInLanguage(path: string): Queries | null {
  const { language, rest } = splitLanguage(path);
  if (language === null || path.endsWith('/') || splitLanguage(rest).language) return null;
  const isPage = !rest.includes('.') && !rest.startsWith(API);
  return isPage || inEveryLanguage.has(rest) || documentsOfMany[1]?.test(rest) ? queriesAt(rest) : null;
}

const inEveryLanguage: ReadonlySet<string> = new Set([documents.feed, documents.llms]);

function withQuery(path: string, query: URLSearchParams, queries: Queries) {
  const parameters: string[] = [];
  for (const [name, values] of Object.entries(queries)) {
    const [value, ...others] = query.getAll(name);
    if (value === undefined || (others.length === 0 && isIgnoredByPage(path, value, values))) continue;
    if (others.length > 0 || !values.test(value)) return null;
    parameters.push(`${name}=${value}`);
  }
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

/** Pages ignore a value that is neither known nor a number; calls refuse it. */
function isIgnoredByPage(path: string, value: string, known: RegExp) {
  return !path.startsWith(`${API}/`) && !known.test(value) && !/^\d+$/.test(value);
}
