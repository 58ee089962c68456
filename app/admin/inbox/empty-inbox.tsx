import { useSearchParams } from 'react-router';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { whyEmpty } from '../meetings/meeting-views.tsx';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';

/** Explains an empty inbox or view of it, or that no item matches. */
export function EmptyInbox({ kind }: { kind: AnyInboxKind }) {
  const [query] = useSearchParams();
  const view = query.get('view');
  const isFiltered = query.size > (view === null ? 0 : 1);
  if (isFiltered) return <NoMatches />;
  if (kind.views && view !== null) {
    const { title, reason } = whyEmpty(query);
    return (
      <EmptyState title={title} drawing={view === 'to-answer' ? 'rest' : 'empty'}>
        {reason}
      </EmptyState>
    );
  }
  return <EmptyState title={`No ${kind.noun.many} yet`}>{kind.purpose}</EmptyState>;
}
