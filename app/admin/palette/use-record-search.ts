import { useDebouncedValue } from '@mantine/hooks';
import { contentTypes } from '../../../content/index.ts';
import { folded } from '../../../content/folding.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { callApi, useLoaded } from '../parts/api.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';

const DEBOUNCE = 200; // ms
const MAX_PER_TYPE = 4;
export interface FoundRecord {
  type: ContentType;
  record: AnyRecord;
}

/** Finds records whose titles contain the query, a moment after typing stops. */
export function useRecordSearch(query: string): { found: FoundRecord[]; isSearching: boolean } {
  const wanted = query.trim();
  const [typed] = useDebouncedValue(wanted, DEBOUNCE);
  const found = useLoaded(typed, async () => {
    const searched = typed === '' ? [] : contentTypes.filter(({ single }) => !single);
    return (await Promise.all(searched.map((type) => findIn(type, typed)))).flat();
  });
  const records = typed === wanted ? found : null;
  return { found: records ?? [], isSearching: wanted !== '' && records === null };
}

async function findIn(type: ContentType, typed: string): Promise<FoundRecord[]> {
  const parameters = new URLSearchParams({ search: typed, per_page: String(MAX_PER_TYPE) });
  const result = await callApi<{ data: AnyRecord[] }>('GET', `/${type.path}?${parameters}`);
  const records = result.ok ? result.body.data : [];
  // Some lists ignore the search parameter.
  const matching = records.filter((record) => folded(titleOf(type, record)).includes(folded(typed)));
  return matching.slice(0, MAX_PER_TYPE).map((record) => ({ type, record }));
}
