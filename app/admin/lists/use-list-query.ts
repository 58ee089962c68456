import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** Returns the query of a list, the one being loaded if there is one, and functions that change parameters; null removes one. */
export function useListQuery() {
  const [currentQuery, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Otherwise the second of two quick choices would undo the first.
  const query = next?.pathname === pathname ? new URLSearchParams(next.search) : currentQuery;

  const want = (name: string, value: string | null) => wantAll({ [name]: value });

  function wantAll(parameters: Record<string, string | null>) {
    const changed = new URLSearchParams(query);
    changed.delete('page');
    for (const [name, value] of Object.entries(parameters)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    setQuery(changed);
  }

  return { query, want, wantAll };
}
