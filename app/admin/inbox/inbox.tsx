import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, replace, useLocation, useSearchParams } from 'react-router';
import { IconCalendar, IconDownload } from '../../ui/icons.ts';
import { load, type PageMeta } from '../parts/api.ts';
import { ScreenHeading } from '../parts/screen.tsx';
import { useMay, useMayOpen } from '../parts/signed-in.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { ShortcutsHelp } from '../shortcuts/shortcuts.tsx';
import type { Route } from './+types/inbox.ts';
import { BulkBar } from './bulk-bar.tsx';
import { download } from './download.ts';
import { type InboxItem, kindAt, screenOf } from './inbox-item.ts';
import { ItemTable } from './item-table.tsx';
import type { SavedFilter } from '../../../server/leads/inbox/saved-filters.ts';
import { SavedFilters } from './saved-filters.tsx';
import { type Assignee, ReadOnlyNote } from './status-form.tsx';
import { choosingKey, listKeys } from './use-row-keys.ts';
import { MeetingsToday } from '../meetings/today.tsx';
import { ALL, fieldNames, type InboxKind, viewLabels, viewToAnswer } from '../../../content/inbox/inbox-kind.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { FilterBar, FilterSelect, SearchField } from '../lists/filter-bar.tsx';
import { useListQuery } from '../lists/use-list-query.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const MOST_AHEAD = 20;

const PRIVACY_REQUESTS = '/admin/personal-data';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { kind } = kindAt(request.url);
  const { search } = new URL(request.url);
  if (kind.views && search === '') throw replace(`${screenOf(kind)}?view=${await firstView(kind)}`);
  const [items, people, saved, toAnswer, ahead] = await Promise.all([
    load<{ data: InboxItem[]; meta: PageMeta }>(`/${kind.path}${search}`),
    load<{ data: Assignee[] }>('/users'),
    load<{ data: SavedFilter[] }>('/saved-filters'),
    kind.views && countToAnswer(kind),
    hasTimes(kind) ? load<{ data: InboxItem[] }>(`/${kind.path}?view=upcoming&per_page=${MOST_AHEAD}`) : null,
  ]);
  const filters = saved.data.filter(({ list }) => list === kind.plural);
  return { kind, people: people.data, toAnswer, filters, ahead: ahead?.data ?? [], ...items };
}

/** The items of one kind, newest first, or those of a view. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { kind, people, toAnswer, filters, ahead, data, meta } = loaderData;
  const { search } = useLocation();
  const mayWork = useMay('work on leads');
  const mayOpen = useMayOpen();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = data.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <Stack gap="lg">
      <ScreenHeading title={kind.label.many} count={meta.total}>
        {hasTimes(kind) && (
          <Button
            component={Link}
            to={`${screenOf(kind)}/week`}
            variant="default"
            leftSection={<IconCalendar size={18} />}
          >
            Week
          </Button>
        )}
        <ShortcutsHelp keys={mayWork ? [...listKeys, choosingKey] : listKeys} />
        {mayWork && (
          <Button
            className="icon-when-narrow"
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => void download(`/${kind.path}/export${search}`)}
          >
            Export as CSV
          </Button>
        )}
      </ScreenHeading>
      {!mayWork && <ReadOnlyNote />}
      <MeetingsToday meetings={ahead} />
      {toAnswer !== undefined && <Views kind={kind} toAnswer={toAnswer} />}
      <ItemFilters people={people} />
      <SavedFilters list={kind.plural} filters={filters} />
      {data.length === 0 ? (
        <EmptyInbox kind={kind} />
      ) : (
        <ItemTable kind={kind} items={data} selected={selected} onSelect={mayWork ? setSelected : undefined} />
      )}
      <Group justify="space-between">
        {mayOpen(PRIVACY_REQUESTS) && (
          <Anchor component={Link} to={PRIVACY_REQUESTS} size="sm">
            Privacy requests
          </Anchor>
        )}
        <ListPages meta={meta} />
      </Group>
      {chosen.length > 0 && <BulkBar kind={kind} ids={chosen} people={people} onDone={() => setSelected(new Set())} />}
    </Stack>
  );
}

/** Whether items of a kind name times, which a week shows. */
function hasTimes(kind: InboxKind) {
  return fieldNames(kind, 'moment').length > 0;
}

/** Explains an empty inbox or view of it, or that no item matches. */
function EmptyInbox({ kind }: { kind: InboxKind }) {
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

/** Search, status and assignee, kept in the address; the filter by emails where the dashboard set it. */
function ItemFilters({ people }: { people: Assignee[] }) {
  const { query } = useListQuery();
  const everyone = people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FilterBar search={<SearchField label="Search by name, email, text or number" />}>
      <FilterSelect
        name="status"
        label="Status"
        all={query.has('mail') ? 'All' : 'All but spam'}
        options={inboxStatuses}
      />
      <FilterSelect
        name="assignee"
        label="Assigned to"
        all="Anyone"
        options={[{ value: 'none', label: 'Nobody yet' }, ...everyone]}
        w={180}
      />
      <FilterSelect
        name="follow_up"
        label="Follow-up"
        all="Any day"
        options={[{ value: 'due', label: 'Today or overdue' }]}
        w={160}
      />
      {query.has('mail') && (
        <FilterSelect name="mail" label="Emails" options={[{ value: 'failing', label: 'Failing' }]} w={180} />
      )}
    </FilterBar>
  );
}

/** Links to the views of a kind's list. They keep all other filters. */
function Views({ kind, toAnswer }: { kind: InboxKind; toAnswer: number }) {
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
async function countToAnswer(kind: InboxKind): Promise<number> {
  const view = viewToAnswer(kind);
  if (!view) return 0;
  const { meta } = await load<{ meta: PageMeta }>(`/${kind.path}?view=${view}&per_page=1`);
  return meta.total;
}

/** Returns the view to open first: the one with items to answer if there are any, otherwise the first. */
async function firstView(kind: InboxKind): Promise<string> {
  const [first = ALL] = Object.keys(viewLabels(kind));
  return (await countToAnswer(kind)) > 0 ? (viewToAnswer(kind) ?? first) : first;
}

function viewQuery(view: string, query: URLSearchParams) {
  const address = new URLSearchParams(query);
  address.delete('page');
  address.set('view', view);
  return `?${address}`;
}
