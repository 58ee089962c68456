/** In characters, more than any address of ours has: the longest names a slug of 300. */
const LONGEST_PATH = 1_000;

/** Whether a URL has a longer path than any address: no person has typed or followed it. Slashes at its end do not count. */
export function isTooLong(url: string): boolean {
  return pathOf(url).length > LONGEST_PATH;
}

/**
 * Whether nothing can be at a URL, so that nobody has to look. PostgreSQL takes no NUL. A URL without a leading slash names a
 * host of its own. Routers take quadratic time on a row of slashes, as which browsers read backslashes too; those at the end
 * are for the redirect to the canonical address.
 */
export function isImpossible(url: string): boolean {
  const path = pathOf(url);
  return /%00|^[^/]/.test(url) || path.includes('//') || path.includes('\\');
}

function pathOf(url: string) {
  const mark = url.indexOf('?');
  return (mark < 0 ? url : url.slice(0, mark)).replace(/(?<=[^/])\/+$/, '');
}
