import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** Returns the query of a list, the one being loaded if there is one, and a function that changes a parameter; null removes it. */
export function useListQuery() {
  const [shown, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Otherwise the second of two quick choices would undo the first.
  const query = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;

  function want(name: string, value: string | null) {
    const changed = new URLSearchParams(query);
    changed.delete('page');
    if (value) changed.set(name, value);
    else changed.delete(name);
    setQuery(changed);
  }

  return { query, want };
}
