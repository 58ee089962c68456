import { recordPath } from '../../content/addresses.ts';
import type { PublicContent } from './published.ts';
import { recordPages } from './record-pages.ts';

const MOST = 50;

export interface SummarySection {
  heading: string;
  records: { path: string; title: string; summary: string }[];
}

/** Reads the records that have a page in a line each: all that are ordered by hand, the newest of the others. */
export function readSummary(content: PublicContent): Promise<SummarySection[]> {
  return Promise.all(
    recordPages.map(async ({ type, page }) => {
      const { heading, summary } = page.records;
      const rows = content.anyRecords(type);
      const inOrder = type.ordered
        ? rows.orderBy('position').orderBy('id')
        : rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST);
      const records = await content.readAny(type, inOrder, ['slug', type.title, summary]);
      return {
        heading,
        records: records.map((record) => ({
          path: recordPath(page, String(record['slug'])),
          title: String(record[type.title]),
          summary: String(record[summary]),
        })),
      };
    }),
  );
}
