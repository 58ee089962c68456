import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** Returns the query of a list, the one being loaded if there is one, and functions that change parameters; null removes one. */
export function useListQuery() {
  const [shown, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Otherwise the second of two quick choices would undo the first.
  const query = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;

  const want = (name: string, value: string | null) => wantAll({ [name]: value });

  function wantAll(wanted: Record<string, string | null>) {
    const changed = new URLSearchParams(query);
    changed.delete('page');
    for (const [name, value] of Object.entries(wanted)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    setQuery(changed);
  }

  return { query, want, wantAll };
}
