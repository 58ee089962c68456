/** Leaves NULs out of the query of a URL: they say nothing, and PostgreSQL takes none. */
export function queryWithoutNul(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark) + url.slice(mark).replaceAll('%00', '');
}
