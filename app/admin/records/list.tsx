import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, redirect, useSearchParams } from 'react-router';
import { ListPages } from '../lists/list-pages.tsx';
import { load, type PageMeta } from '../parts/api.ts';
import { ScreenHeading } from '../parts/screen.tsx';
import { useMay, useNameOf } from '../parts/signed-in.ts';
import type { Route } from './+types/list.ts';
import { formAt } from '../../../content/form-address.ts';
import { listDrafts } from './drafts/drafts.ts';
import { canBeImported, ImportButton } from './import/import-button.tsx';
import { Filters } from './list/filters.tsx';
import { keepQuery } from '../parts/back-link.tsx';
import { RecordTable } from './list/record-table.tsx';
import { SingleRecord } from './list/single-record.tsx';
import { listSchedules } from './schedules/schedules.ts';
import { screenAt } from '../shell/screens.ts';
import { IconPlus } from '../../ui/icons.ts';
import { folded } from '../../../content/texts/folding.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { Ago } from '../parts/ago.tsx';
import type { ListedDraft } from '../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../server/content/schedules/schedule-rows.ts';
import { ScheduleMark } from './schedules/schedule-line.tsx';

// Not needed to show the list.
const DeleteDialog = lazy(() => import('./list/delete-dialog.tsx'));
const BulkBar = lazy(() => import('./list/bulk/bulk-bar.tsx'));

export { ErrorBoundary } from '../shell/screen-failure.tsx';

interface ListResponse {
  data: AnyRecord[] | AnyRecord | null;
  meta?: PageMeta;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type } = screenAt(request.url);
  const { search, searchParams: query } = new URL(request.url);
  keepQuery(type, search);
  if (type.ordered && !query.has('sort')) query.set('sort', 'position');
  const [{ data, meta }, drafts, schedules] = await Promise.all([
    load<ListResponse>(`/${type.path}?${query}`),
    listDrafts(type),
    listSchedules(type),
  ]);
  if (meta && meta.total > 0 && meta.current_page > meta.last_page) throw redirect(lastPageOf(request.url, meta));
  const records = data === null ? [] : [data].flat();
  return {
    type,
    meta,
    drafts,
    schedules,
    records: meta || type.single ? records : filterLocally(type, records, query),
  };
}

/** Where the page of a list was whose records are gone. */
function lastPageOf(address: string, { last_page }: PageMeta): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set('page', String(last_page));
  return `${pathname}?${searchParams}`;
}

export default function List({ loaderData: { type, records, drafts, schedules, meta } }: Route.ComponentProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [toDelete, setToDelete] = useState<AnyRecord[]>([]);
  const mayDraft = useMay(permissionToDraft(type));
  const unpublished = useUnpublished(type, drafts, schedules);
  const [query] = useSearchParams();
  const isEmpty = records.length === 0 && unpublished.length === 0;
  const hasNone = isEmpty && !isFiltered(type, query);
  const chosen = records.filter(({ id }) => selected.has(id));
  return (
    <Stack gap="lg">
      <ScreenHeading
        title={type.label.many}
        count={type.single ? 0 : (meta?.total ?? records.length)}
        help={hasNone ? undefined : type.screens.purpose}
      >
        {mayDraft && canBeImported(type) && <ImportButton type={type} />}
        <CreateButton type={type} exists={records.length > 0} isFirst={hasNone} />
      </ScreenHeading>
      {!type.single && !hasNone && <Filters type={type} />}
      <UnpublishedDrafts type={type} drafts={unpublished} schedules={schedules} />
      {isEmpty && <EmptyList type={type} />}
      {type.single &&
        records.map((record) => (
          <SingleRecord key={record.id} type={type} record={record} onDelete={() => setToDelete([record])} />
        ))}
      {!type.single && records.length > 0 && (
        <RecordTable
          type={type}
          records={records}
          drafts={drafts}
          schedules={schedules}
          positions={{ first: meta?.from ?? 1, total: meta?.total ?? records.length }}
          selected={selected}
          onSelect={setSelected}
          onDelete={(record) => setToDelete([record])}
        />
      )}
      {meta && meta.last_page > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">{`${meta.from ?? 0}–${meta.to ?? 0} of ${meta.total}`}</Text>
          <ListPages meta={meta} />
        </Group>
      )}
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            type={type}
            records={chosen}
            schedules={schedules}
            onDelete={() => setToDelete(chosen)}
            onDone={() => setSelected(new Set())}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <DeleteDialog
          type={type}
          records={toDelete}
          onClose={() => setToDelete([])}
          onDeleted={() => setSelected(new Set())}
        />
      </Suspense>
    </Stack>
  );
}

/** Not the primary button where an empty list offers to create the first record. */
function CreateButton({ type, exists, isFirst }: { type: ContentType; exists: boolean; isFirst: boolean }) {
  const mayCreate = useMay(permissionToDraft(type));
  if (!mayCreate || !type.screens.create || (type.single && exists)) return null;
  return (
    <Button
      component={Link}
      to={`/admin/${type.screens.create}`}
      variant={isFirst ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} />}
    >
      Create new
    </Button>
  );
}

/** Searches, filters and sorts a list that the API does not page, by the same query parameters. */
function filterLocally(type: ContentType, records: AnyRecord[], query: URLSearchParams): AnyRecord[] {
  const search = folded(query.get('search') ?? '');
  const status = query.get('status');
  const found = records
    .filter((record) => folded(titleOf(type, record)).includes(search))
    .filter((record) => !status || String(record['status']) === status);
  const sort = query.get('sort') ?? 'position';
  const column = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => direction * compare(a[column], b[column]));
}

function compare(a: unknown, b: unknown) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}

/** Explains an empty list: what the type is for and how to begin, or that no record matches. */
function EmptyList({ type }: { type: ContentType }) {
  const mayCreate = useMay(permissionToDraft(type));
  const [query] = useSearchParams();
  if (isFiltered(type, query)) return <NoMatches />;
  return (
    <EmptyState
      title={`No ${type.single ? type.noun.one : type.noun.many} yet`}
      action={
        mayCreate &&
        type.screens.create && (
          <Button component={Link} to={`/admin/${type.screens.create}`} mt="xs">
            {`Create the ${type.single ? '' : 'first '}${type.noun.one}`}
          </Button>
        )
      }
    >
      {type.screens.purpose}
    </EmptyState>
  );
}

/** Whether a query may exclude records from a list. */
function isFiltered(type: ContentType, query: URLSearchParams): boolean {
  return ['search', 'status', 'state', 'translation', 'without', 'page', ...(type.filters ?? [])].some((name) =>
    query.has(name),
  );
}

interface UnpublishedDraftsProps {
  type: ContentType;
  drafts: ListedDraft[];
  schedules: Schedule[];
}

/** The drafts of a type whose records were never published, which no list of records has. */
function UnpublishedDrafts({ type, drafts, schedules }: UnpublishedDraftsProps) {
  const nameOf = useNameOf();
  if (drafts.length === 0) return null;
  return (
    <Paper withBorder p="md" radius="lg" component="section" aria-label="Drafts">
      <Stack gap="xs">
        <Text fw={600}>Drafts</Text>
        {drafts.map((draft) => (
          <Text key={draft.id} size="sm">
            <Anchor component={Link} to={formAt(type, null, draft.id)} size="sm" fw={600}>
              {draft.title}
            </Anchor>
            <Text span c="dimmed" size="sm">
              {' '}
              saved <Ago time={draft.updated_at} /> by {nameOf(draft.updated_by, draft.updated_by_id)}
            </Text>
            {schedules
              .filter(({ draft_id }) => draft_id === draft.id)
              .map((schedule) => (
                <ScheduleMark key={schedule.id} schedule={schedule} />
              ))}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}

/** Returns the drafts of what was never published that pass the filters of a list: search and state, as they have no others. */
function useUnpublished(type: ContentType, drafts: ListedDraft[], schedules: Schedule[]): ListedDraft[] {
  const [query] = useSearchParams();
  if (['status', 'translation', 'without', ...(type.filters ?? [])].some((name) => query.has(name))) return [];
  const search = folded(query.get('search') ?? '');
  const scheduled = new Set(schedules.flatMap(({ draft_id, failure }) => (failure === null ? draft_id : null) ?? []));
  return drafts
    .filter(({ key, title }) => key === null && folded(title).includes(search))
    .filter(({ id }) => isIn(query.get('state'), scheduled.has(id)));
}

function isIn(state: string | null, isScheduled: boolean) {
  return state === null || state === 'draft' || (state === 'scheduled' && isScheduled);
}
