/** What an attacker repeats: a pattern that tries again at each of them takes quadratic time. */
export const separators = [...Array.from('/\\.-_ ,;:=&+?#"(<@'), '%20', '%2F'];

/** The headers that Plinth or something below it reads, and those that proxies add. */
const headerNames = `
  accept accept-encoding accept-language authorization cache-control content-type cookie forwarded from host idempotency-key
  if-match if-modified-since if-none-match if-range if-unmodified-since origin prefer purpose range referer sec-fetch-mode
  sec-fetch-site sec-purpose te user-agent via x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override
  x-request-id`
  .trim()
  .split(/\s+/);

/** As much as fits into the head of a request, of which Node reads 16 kB. */
const LENGTH = 15_000;

export interface LongRequest {
  /** Where the rows of separators are: in the path, the query or the headers. */
  where: string;
  url: string;
  headers: Record<string, string>;
}

/** Returns requests like one for a URL with a long row of a separator in its path, and in its query. */
export function longRequests(url: string, separator: string): LongRequest[] {
  const inUrl = rowOf(separator)
    .replaceAll(/[ #"<?]/g, encodeURIComponent)
    .slice(0, LENGTH);
  const query = url.includes('?') ? '&' : '?';
  return [
    { where: 'path', url: `${url.split('?')[0]}${inUrl}x`, headers: {} },
    { where: 'query', url: `${url}${query}page=${inUrl}x&search=${inUrl}x`.slice(0, LENGTH), headers: {} },
  ];
}

/** Returns all headers at once, each with a row of another separator, beginning with the one at an index. */
export function longHeaders(first: number): Record<string, string> {
  const rowAt = (index: number) => `${rowOf(separators[index % separators.length] ?? '')}x`;
  return Object.fromEntries(headerNames.map((name, index) => [name, rowAt(first + index)]));
}

/** Returns a form that has a long row of a separator in every field. */
export function longFields(names: readonly string[], separator: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `a${rowOf(separator).slice(0, 50_000 / names.length)}x`]));
}

function rowOf(separator: string) {
  return separator.repeat(LENGTH / separator.length);
}
