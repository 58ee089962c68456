import { data } from 'react-router';
import type { Page } from '../../../server/platform/paging.ts';

const MAX_PAGE = 1_000_000;

/** Reads `?page=`; anything but a positive integer is page 1. */
export function readPageNumber(url: URL): { page: number } {
  const value = url.searchParams.get('page') ?? '';
  return { page: /^0*[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1 };
}

/** Throws a 404 response for a page past the last. */
export function requireFound<Listed extends Page<unknown>>(page: Listed): Listed {
  if (page.page > page.last) throw data(null, 404);
  return page;
}
