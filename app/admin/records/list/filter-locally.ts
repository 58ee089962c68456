import { folded } from '../../../../content/folding.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';

/** Searches, filters and sorts a list that the API does not page, by the same query parameters. */
export function filterLocally(type: ContentType, records: AnyRecord[], query: URLSearchParams): AnyRecord[] {
  const search = folded(query.get('search') ?? '');
  const status = query.get('status');
  const found = records
    .filter((record) => folded(titleOf(type, record)).includes(search))
    .filter((record) => !status || String(record['status']) === status);
  const sort = query.get('sort') ?? 'position';
  const column = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => direction * compare(a[column], b[column]));
}

function compare(a: unknown, b: unknown) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}
