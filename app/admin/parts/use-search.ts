import { useDebouncedValue } from '@mantine/hooks';
import { useLoaded } from './api.ts';

const DEBOUNCE = 200; // ms

/** Searches for what is typed, a moment after typing stops, and until it goes on. */
export function useSearch<Found>(
  query: string,
  search: (typed: string, signal: AbortSignal) => Promise<Found[]>,
): { found: Found[]; isSearching: boolean } {
  const wanted = query.trim();
  const [typed] = useDebouncedValue(wanted, DEBOUNCE);
  const settled = typed === wanted ? typed : '';
  const found = useLoaded(settled, (signal) => (settled === '' ? null : search(settled, signal)));
  return { found: found ?? [], isSearching: wanted !== '' && found === null };
}
