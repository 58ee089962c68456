import { useDebouncedValue } from '@mantine/hooks';
import { useLoaded } from './api.ts';

const DEBOUNCE = 200; // ms

/** Searches for what is typed, a moment after typing stops. */
export function useSearch<Found>(
  query: string,
  search: (typed: string) => Promise<Found[]>,
): { found: Found[]; isSearching: boolean } {
  const wanted = query.trim();
  const [typed] = useDebouncedValue(wanted, DEBOUNCE);
  const loaded = useLoaded(typed, () => (typed === '' ? null : search(typed)));
  const found = typed === wanted ? loaded : null;
  return { found: found ?? [], isSearching: wanted !== '' && found === null };
}
