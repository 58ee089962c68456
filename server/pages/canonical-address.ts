/**
 * Returns the address that one in capitals or with a slash at its end leads to, with its query as it is; null where the
 * path is spelled as ours are, and where it is none of a page: calls of the API have one spelling only.
 */
export function canonicalAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (NAMES_A_HOST.test(path) || IS_OF_THE_API.test(path)) return null;
  const canonical = inLowerCase(path).replace(/(?<=.)\/+$/, '');
  return canonical === path ? null : canonical + query;
}

/** Browsers read a backslash as a slash, and what begins with two of them as another host. */
const NAMES_A_HOST = /^\/[/\\]/;
const IS_OF_THE_API = /^\/api\b/i;

/** Letters alone: `%2F` and `%2f` are the same. */
function inLowerCase(path: string) {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
