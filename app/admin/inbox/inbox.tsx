import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, replace, useLocation } from 'react-router';
import { TabTitle } from '../../ui/agency.tsx';
import { IconDownload } from '../../ui/icons.ts';
import { load, type PageMeta } from '../parts/api.ts';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { useMay, useMayOpen } from '../parts/use-signed-in.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import type { Route } from './+types/inbox.ts';
import { BulkBar } from './bulk-bar.tsx';
import { download } from './download.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { type InboxItem, kindAt, screenOf } from './inbox-item.ts';
import { ItemFilters } from './item-filters.tsx';
import { ItemTable } from './item-table.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import type { Assignee } from './status-form.tsx';
import { choosingKey, listKeys } from './use-row-keys.ts';
import { countToAnswer, firstView, Views } from './views.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const PRIVACY_REQUESTS = '/admin/personal-data';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { kind } = kindAt(request.url);
  const { search } = new URL(request.url);
  if (kind.views && search === '') throw replace(`${screenOf(kind)}?view=${await firstView(kind)}`);
  const [items, people, toAnswer] = await Promise.all([
    load<{ data: InboxItem[]; meta: PageMeta }>(`/${kind.path}${search}`),
    load<{ data: Assignee[] }>('/users'),
    kind.views && countToAnswer(kind),
  ]);
  return { kind, people: people.data, toAnswer, ...items };
}

/** The items of one kind, newest first, or those of a view. */
export default function Inbox({ loaderData: { kind, people, toAnswer, data, meta } }: Route.ComponentProps) {
  const { search } = useLocation();
  const mayWork = useMay('work on leads');
  const mayOpen = useMayOpen();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = data.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <Stack gap="lg">
      <TabTitle>{kind.label.many}</TabTitle>
      <ScreenHeading title={kind.label.many} count={meta.total}>
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
      {toAnswer !== undefined && <Views kind={kind} toAnswer={toAnswer} />}
      <ItemFilters people={people} />
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
