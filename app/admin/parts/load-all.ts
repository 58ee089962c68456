import { load, type PageMeta } from './api.ts';

/** Loads all pages of a list, whose path ends in a query. */
export async function loadAll<Entry>(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await load<{ data: Entry[]; meta: PageMeta }>(`${path}&per_page=100&page=${page}`);
    entries.push(...data);
    last = meta.last_page;
  }
  return entries;
}
