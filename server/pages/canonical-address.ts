/**
 * Returns the address that one in capitals or with a slash at its end leads to, with its query as it is; null where the
 * path is spelled as ours are, and where it is none of a page: calls of the API have one spelling only.
 */
export function canonicalAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (NAMES_A_HOST.test(path) || IS_OF_THE_API.test(path)) return null;
  const canonical = withoutTrailingSlashes(inLowerCase(path));
  return canonical === path ? null : canonical + query;
}

/** Browsers read a backslash as a slash, and what begins with two of them as another host. */
const NAMES_A_HOST = /^\/[/\\]/;
const IS_OF_THE_API = /^\/api\b/i;

/** Letters alone: `%2F` and `%2f` are the same. */
function inLowerCase(path: string) {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

/** No expression: it would look for the end of the path from every slash of a row, for a third of a second. */
function withoutTrailingSlashes(path: string) {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
