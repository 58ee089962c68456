export const PUBLIC_PAGE_SIZE = 9;
export const ADMIN_PAGE_SIZE = 10;
export const LARGEST_PAGE_SIZE = 100;

export interface PageWanted {
  /** From 1. */
  page: number;
  perPage?: number;
}

/** One page of a list: its records, how many there are in all, and the number of the last page; an empty list has one. */
export interface Page<Row> {
  records: Row[];
  page: number;
  perPage: number;
  total: number;
  last: number;
}

/** Takes how to read a part of a list and how to count all of it; gives the page that is wanted. */
export async function readPage<Row>(
  { page, perPage = PUBLIC_PAGE_SIZE }: PageWanted,
  read: (limit: number, offset: number) => Promise<Row[]>,
  count: { executeTakeFirstOrThrow: () => Promise<{ total: number | string | bigint }> },
): Promise<Page<Row>> {
  const [records, counted] = await Promise.all([read(perPage, (page - 1) * perPage), count.executeTakeFirstOrThrow()]);
  const total = Number(counted.total);
  return { records, page, perPage, total, last: Math.max(1, Math.ceil(total / perPage)) };
}
