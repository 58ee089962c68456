import { z } from 'zod';
import { MAX_PAGE_SIZE, type Page } from '../../platform/paging.ts';

const EACH_SIDE = 3;
const MAX_PAGE = 1_000_000;

/** The parameters `page` and `per_page` of a query; others are ignored. */
export function pagingShape(defaultPerPage: number) {
  return {
    page: wholeNumber('page', 1, MAX_PAGE).default(1),
    per_page: wholeNumber('per_page', 1, MAX_PAGE_SIZE).default(defaultPerPage),
  };
}

/** Returns the response of one page of a list that was requested at an address. */
export function pageResponse<Row>(page: Page<Row>, requested: string) {
  const address = new URL(requested);
  const { last } = page;
  const linkTo = (number: number) => (number < 1 || number > last ? null : addressOfPage(address, number));
  const first = (page.page - 1) * page.perPage + 1;
  const isEmpty = page.records.length === 0;
  return {
    data: page.records,
    links: { first: linkTo(1), last: linkTo(last), prev: linkTo(page.page - 1), next: linkTo(page.page + 1) },
    meta: {
      current_page: page.page,
      from: isEmpty ? null : first,
      last_page: last,
      links: [
        { url: linkTo(page.page - 1), label: 'Previous', active: false },
        ...numbersAround(page.page, last).map((number) =>
          number === null
            ? { url: null, label: '...', active: false }
            : { url: linkTo(number), label: String(number), active: number === page.page },
        ),
        { url: linkTo(page.page + 1), label: 'Next', active: false },
      ],
      path: address.origin + address.pathname,
      per_page: page.perPage,
      to: isEmpty ? null : first + page.records.length - 1,
      total: page.total,
    },
  };
}

/** Returns the page numbers to link: the first, the last and those around the current one; null for a gap. */
function numbersAround(current: number, last: number): (number | null)[] {
  const near = Array.from({ length: 2 * EACH_SIDE + 1 }, (_, index) => current - EACH_SIDE + index);
  const offered = [...new Set([1, ...near, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b);
  return offered.flatMap((number, index) =>
    index > 0 && number - (offered[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}

function addressOfPage(address: URL, page: number) {
  const url = new URL(address);
  url.searchParams.set('page', String(page));
  return url.href;
}

function wholeNumber(name: string, min: number, max: number) {
  // Created lazily: the first formatted number takes milliseconds.
  const invalid = { error: () => `${name} must be a whole number from ${min} to ${max.toLocaleString('en')}.` };
  const fits = (value: number) => value >= min && value <= max;
  return z
    .string(invalid)
    .regex(/^\d{1,9}$/, invalid)
    .transform(Number)
    .refine(fits, invalid);
}
