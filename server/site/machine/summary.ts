import { pageList, recordPath } from '../../../content/addresses.ts';
import type { PublicContent } from '../published.ts';
import { readBuiltInPages } from '../pages/page.ts';
import { listedInOrder, readEmptyPages, recordPages } from '../pages/record-pages.ts';

const MAX_RECORDS = 50;

export type Summary = Awaited<ReturnType<typeof readSummary>>;

/** Reads a line about each built-in page, and about each record that has a page of its own. */
export async function readSummary(content: PublicContent) {
  const [pages, records] = await Promise.all([summarizePages(content), summarizeRecords(content)]);
  return { pages, records };
}

async function summarizePages(content: PublicContent) {
  const [records, emptyPages] = await Promise.all([readBuiltInPages(content), readEmptyPages(content)]);
  return pageList.flatMap(({ key, path, hasForm = false }) => {
    const head = records.get(key);
    if (!head || head.hidden_from_search || emptyPages.includes(path)) return [];
    return [{ key, path, hasForm, title: head.title, summary: head.seo_description ?? head.lead ?? '' }];
  });
}

/** All records that are ordered by hand, and the newest of the others. */
function summarizeRecords(content: PublicContent) {
  return Promise.all(
    recordPages.map(async ({ type, page }) => {
      const { heading, summary } = page.records;
      const records = await content.readAny(type, listedInOrder(content, type, MAX_RECORDS), [
        'slug',
        type.title,
        summary,
      ]);
      return {
        heading,
        records: records.map((record) => ({
          path: recordPath(page, String(record['slug'])),
          title: String(record[type.title]),
          summary: (record[summary] as string | null) ?? '',
        })),
      };
    }),
  );
}
