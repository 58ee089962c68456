import { data } from 'react-router';
import type { Page } from '../../../server/site/paging.ts';

/** Reads `?page=`; what is not a page number counts as the first page. */
export function pageWanted(url: URL): { page: number } {
  const given = url.searchParams.get('page') ?? '';
  return { page: /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1 };
}

/** Gives the page back; one past the last is not found. */
export function existing<Row>(page: Page<Row>): Page<Row> {
  if (page.page > page.last) throw data(null, 404);
  return page;
}
