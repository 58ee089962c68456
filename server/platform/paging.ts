export const PUBLIC_PAGE_SIZE = 9;
export const ADMIN_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

export interface PageWanted {
  /** From 1. */
  page: number;
  perPage?: number;
}

/** One page of a list. The last page of an empty list is 1. */
export interface Page<Row> {
  records: Row[];
  page: number;
  perPage: number;
  total: number;
  last: number;
}

/** A part of a list, read from whichever end is nearer. */
export interface Part {
  limit: number;
  offset: number;
  isFromTheEnd: boolean;
}

/** Reads a page of a list, given functions that read a part and count the whole. */
export async function readPage<Row>(
  { page, perPage = PUBLIC_PAGE_SIZE }: PageWanted,
  read: (part: Part) => Promise<Row[]>,
  count: () => Promise<{ total: number | string | bigint }>,
): Promise<Page<Row>> {
  const total = Number((await count()).total);
  const before = (page - 1) * perPage;
  const limit = Math.min(perPage, total - before);
  const behind = total - before - limit;
  const isFromTheEnd = behind < before;
  const records = limit > 0 ? await read({ limit, offset: isFromTheEnd ? behind : before, isFromTheEnd }) : [];
  const last = Math.max(1, Math.ceil(total / perPage));
  return { records: isFromTheEnd ? records.toReversed() : records, page, perPage, total, last };
}

/** Returns the sort direction in which a part of a list is read. */
export function directionOf({ isFromTheEnd }: Part, direction: 'asc' | 'desc'): 'asc' | 'desc' {
  const other = direction === 'asc' ? 'desc' : 'asc';
  return isFromTheEnd ? other : direction;
}
