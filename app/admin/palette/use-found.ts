import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { callApi } from '../parts/api.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';

const TYPING = 200; // ms
const FEW = 4; // of each type
const types: readonly ContentType[] = contentTypes;

export interface Found {
  type: ContentType;
  record: AnyRecord;
}

/** The records whose titles hold what is typed, and whether they are still being looked for. */
export function useFound(query: string): { found: Found[]; isSearching: boolean } {
  const wanted = query.trim();
  const [typed] = useDebouncedValue(wanted, TYPING);
  const [found, setFound] = useState<{ typed: string; records: Found[] }>({ typed: '', records: [] });
  useEffect(() => {
    let isWanted = true;
    async function find() {
      const records = await Promise.all(types.filter(({ single }) => !single).map((type) => findIn(type, typed)));
      if (isWanted) setFound({ typed, records: records.flat() });
    }
    if (typed !== '') void find();
    return () => {
      isWanted = false;
    };
  }, [typed]);
  const isFound = found.typed === wanted;
  return { found: isFound && wanted !== '' ? found.records : [], isSearching: wanted !== '' && !isFound };
}

async function findIn(type: ContentType, typed: string): Promise<Found[]> {
  const parameters = new URLSearchParams({ search: typed, per_page: String(FEW) });
  const answer = await callApi<{ data: AnyRecord[] }>('GET', `/${type.path}?${parameters}`);
  const records = answer.ok ? answer.body.data : [];
  // Not every list is searched by the server.
  const fitting = records.filter((record) => titleOf(type, record).toLowerCase().includes(typed.toLowerCase()));
  return fitting.slice(0, FEW).map((record) => ({ type, record }));
}
