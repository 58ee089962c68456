import { useSearchParams } from 'react-router';

/** Returns the query of a list, and a function that changes a parameter; null removes it. */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  function want(name: string, value: string | null) {
    setQuery((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  }
  return { query, want };
}
