/**
 * Returns the address in lower case and without trailing slashes, with its query unchanged. Returns null if it is canonical
 * already, or no address of a page: API calls have one spelling only.
 */
export function canonicalAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (NAMES_A_HOST.test(path) || IS_API.test(path)) return null;
  const canonical = withoutTrailingSlashes(inLowerCase(path));
  return canonical === path ? null : canonical + query;
}

/** Browsers read a backslash as a slash, and an address that begins with two slashes as one of another host. */
const NAMES_A_HOST = /^\/[/\\]/;
const IS_API = /^\/api\b/i;

/** Leaves escapes alone: `%2F` and `%2f` are the same. */
function inLowerCase(path: string) {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

/** Without a regular expression, which would take quadratic time on a long row of slashes. */
function withoutTrailingSlashes(path: string) {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
