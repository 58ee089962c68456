import { useSearchParams } from 'react-router';
import type { InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';

/** Explains an empty inbox or view of it, or that no item matches. */
export function EmptyInbox({ kind }: { kind: InboxKind }) {
  const [query] = useSearchParams();
  const name = query.get('view');
  const isFiltered = query.size > (name === null ? 0 : 1);
  if (isFiltered) return <NoMatches />;
  const view = kind.views?.[name ?? ''];
  const { title, reason } = view?.empty ?? { title: `No ${kind.label.many.toLowerCase()} yet`, reason: kind.purpose };
  return (
    <EmptyState title={title} drawing={view?.isToAnswer ? 'rest' : 'empty'}>
      {reason}
    </EmptyState>
  );
}
