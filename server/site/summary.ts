import { recordPath } from '../../content/addresses.ts';
import type { PublicContent } from './published.ts';
import { listedRecords, recordPages } from './record-pages.ts';

const MAX_RECORDS = 50;

export interface SummarySection {
  heading: string;
  records: { path: string; title: string; summary: string }[];
}

/** Reads a line about each record that has a page: about all that are ordered by hand, and the newest of the others. */
export function readSummary(content: PublicContent): Promise<SummarySection[]> {
  return Promise.all(
    recordPages.map(async ({ type, page }) => {
      const { heading, summary } = page.records;
      const rows = listedRecords(content, { type, page });
      const inOrder = type.ordered
        ? rows.orderBy('position').orderBy('id')
        : rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MAX_RECORDS);
      const records = await content.readAny(type, inOrder, ['slug', type.title, summary]);
      return {
        heading,
        records: records.map((record) => ({
          path: recordPath(page, String(record['slug'])),
          title: String(record[type.title]),
          summary: textOf(record[summary]),
        })),
      };
    }),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
