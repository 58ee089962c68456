import { useDebouncedValue } from '@mantine/hooks';
import { fileKinds, kindNames } from '../../../content/file-kinds.ts';
import { callApi, useLoaded } from '../parts/api.ts';
import type { FilePage, LibraryFile } from './library.ts';

const DEBOUNCE = 200; // ms
const MAX_PER_KIND = 4;

const linked = kindNames.filter((kind) => fileKinds[kind].isLinked);

/** Finds files that pages link to, a moment after typing stops. */
export function useFileSearch(text: string): LibraryFile[] {
  const [typed] = useDebouncedValue(text, DEBOUNCE);
  const found = useLoaded(typed, () => (typed === '' ? null : Promise.all(linked.map((kind) => find(kind, typed)))));
  return found?.flat() ?? [];
}

async function find(kind: string, search: string): Promise<LibraryFile[]> {
  const query = new URLSearchParams({ kind, search, per_page: String(MAX_PER_KIND) });
  const result = await callApi<FilePage>('GET', `/media?${query}`);
  return result.ok ? result.body.data : [];
}
