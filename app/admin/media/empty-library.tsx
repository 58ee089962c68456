import { useSearchParams } from 'react-router';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';

/** Explains an empty library, or that no picture matches. */
export function EmptyLibrary() {
  const [query] = useSearchParams();
  if (['search', 'unused', 'undescribed', 'kind', 'page'].some((name) => query.has(name))) return <NoMatches />;
  return (
    <EmptyState title="No pictures yet">
      Pictures that you upload here or in a form are kept here, ready to be used again.
    </EmptyState>
  );
}
