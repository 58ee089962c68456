import { contentTypes } from '../../../content/index.ts';
import { folded } from '../../../content/texts/folding.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { callApi } from '../parts/api.ts';
import { useSearch } from '../parts/use-search.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';

const MAX_PER_TYPE = 4;
interface FoundRecord {
  type: ContentType;
  record: AnyRecord;
}

/** Finds records whose titles contain the query, a moment after typing stops. */
export function useRecordSearch(query: string) {
  return useSearch(query, findRecords);
}

/** Finds the records whose titles contain a text, a few of each type. */
async function findRecords(typed: string): Promise<FoundRecord[]> {
  const searched = contentTypes.filter(({ single }) => !single);
  return (await Promise.all(searched.map((type) => findIn(type, typed)))).flat();
}

async function findIn(type: ContentType, typed: string): Promise<FoundRecord[]> {
  const parameters = new URLSearchParams({ search: typed, per_page: String(MAX_PER_TYPE) });
  const result = await callApi<{ data: AnyRecord[] }>('GET', `/${type.path}?${parameters}`);
  const records = result.ok ? result.body.data : [];
  // Some lists ignore the search parameter.
  const matching = records.filter((record) => folded(titleOf(type, record)).includes(folded(typed)));
  return matching.slice(0, MAX_PER_TYPE).map((record) => ({ type, record }));
}
