import { folded } from '../../../../content/folding.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { ACTIVE, type RelatedType } from '../../../../content/model/field.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { callApi } from '../../parts/api.ts';
import { useLoaded } from '../../parts/use-loaded.ts';

const DEBOUNCE = 200; // ms
const MAX_FOUND = 20;

export interface RelatedOption {
  id: string;
  title: string;
  isActive: boolean;
}

/** Finds records to choose from by their titles, a moment after typing stops, and reads those already chosen. */
export function useRelatedRecords(related: RelatedType, query: string, chosen: readonly string[]) {
  const [typed] = useDebouncedValue(query.trim(), DEBOUNCE);
  const [known, setKnown] = useState<ReadonlyMap<string, RelatedOption>>(new Map());
  const unknown = chosen.filter((id) => !known.has(id)).join();

  const found = useLoaded(`${related.optionsFrom} ${typed}`, async () => {
    const options = await findRecords(related, typed);
    setKnown((known) => withAll(known, options));
    return options;
  });

  useEffect(() => {
    async function readUnknown() {
      const options = await readRecords(related, unknown);
      setKnown((known) => withAll(known, options));
    }
    if (unknown) void readUnknown();
  }, [related, unknown]);

  return { found: found ?? [], isSearching: found === null || typed !== query.trim(), known };
}

function withAll(known: ReadonlyMap<string, RelatedOption>, options: readonly RelatedOption[]) {
  return new Map([...known, ...options.map((option) => [option.id, option] as const)]);
}

async function findRecords(related: RelatedType, search: string): Promise<RelatedOption[]> {
  const options = await read(related, { per_page: String(MAX_FOUND), ...(search && { search }) });
  // The list of the team ignores the search parameter.
  return options.filter(({ title }) => folded(title).includes(folded(search))).slice(0, MAX_FOUND);
}

async function readRecords(related: RelatedType, ids: string): Promise<RelatedOption[]> {
  const options = await read(related, { ids, per_page: '100' });
  return ids
    .split(',')
    .map((id) => options.find((option) => option.id === id) ?? { id, title: 'Deleted', isActive: false });
}

async function read({ optionsFrom, shows: [title = 'id'] }: RelatedType, query: Record<string, string>) {
  const result = await callApi<{ data: AnyRecord[] }>('GET', `${optionsFrom}?${new URLSearchParams(query)}`);
  const records = result.ok ? result.body.data : [];
  return records.map((record) => ({
    id: String(record.id),
    title: String(record[title]),
    isActive: (record['status'] ?? ACTIVE) === ACTIVE,
  }));
}
