import { Link, useSearchParams } from 'react-router';
import { ALL, type InboxKind, viewLabels } from '../../../content/inbox/inbox-kind.ts';
import { load, type PageMeta } from '../parts/api.ts';

/** Links to the views of a kind's list. They keep all other filters. */
export function Views({ kind, toAnswer }: { kind: InboxKind; toAnswer: number }) {
  const [query] = useSearchParams();
  const current = query.get('view') ?? ALL;
  return (
    <nav className="views" aria-label={`Views of ${kind.label.many.toLowerCase()}`}>
      {Object.entries(viewLabels(kind)).map(([view, label]) => (
        <Link key={view} to={viewQuery(view, query)} aria-current={view === current ? 'page' : undefined}>
          {label}
          {kind.views?.[view]?.isToAnswer && toAnswer > 0 && ` (${toAnswer})`}
        </Link>
      ))}
    </nav>
  );
}

/** Counts the items that need a reply. */
export async function countToAnswer(kind: InboxKind): Promise<number> {
  const view = viewToAnswer(kind);
  if (!view) return 0;
  const { meta } = await load<{ meta: PageMeta }>(`/${kind.path}?view=${view}&per_page=1`);
  return meta.total;
}

/** Returns the view to open first: the one with items to answer if there are any, otherwise the first. */
export async function firstView(kind: InboxKind): Promise<string> {
  const [first = ALL] = Object.keys(viewLabels(kind));
  return (await countToAnswer(kind)) > 0 ? (viewToAnswer(kind) ?? first) : first;
}

function viewToAnswer({ views = {} }: InboxKind) {
  return Object.keys(views).find((view) => views[view]?.isToAnswer);
}

function viewQuery(view: string, query: URLSearchParams) {
  const address = new URLSearchParams(query);
  address.delete('page');
  address.set('view', view);
  return `?${address}`;
}
