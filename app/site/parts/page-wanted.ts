import { data } from 'react-router';
import type { Page } from '../../../server/platform/paging.ts';

const LARGEST = 1_000_000;

/** Reads `?page=`; what is not a page number counts as the first page. */
export function pageWanted(url: URL): { page: number } {
  const given = url.searchParams.get('page') ?? '';
  return { page: /^0*[1-9]\d*$/.test(given) ? Math.min(Number(given), LARGEST) : 1 };
}

/** Gives the page back; one past the last is not found. */
export function existing<Row>(page: Page<Row>): Page<Row> {
  if (page.page > page.last) throw data(null, 404);
  return page;
}
