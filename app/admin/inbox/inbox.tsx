import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { IconDownload } from '../../ui/icons.ts';
import type { Route } from './+types/inbox.ts';
import { load } from '../parts/api.ts';
import { boxAt, type Lead } from './inbox-kinds.ts';
import { download } from './download.ts';
import type { Assignee } from './handling.tsx';
import { LeadBulkBar } from './lead-bulk-bar.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { listKeys } from './use-row-keys.ts';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { ListPages, type Meta } from '../records/list/list-pages.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { box } = boxAt(request.url);
  const { search } = new URL(request.url);
  const [leads, people] = await Promise.all([
    load<{ data: Lead[]; meta: Meta }>(`${box.path}${search}`),
    load<{ data: Assignee[] }>('/users'),
  ]);
  return { box, people: people.data, ...leads };
}

/** What came from visitors, newest first. */
export default function Inbox({ loaderData: { box, people, data, meta } }: Route.ComponentProps) {
  const { search } = useLocation();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = data.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <Stack gap="lg">
      <TabTitle>{box.label.many}</TabTitle>
      <Group justify="space-between">
        <Title order={1}>{box.label.many}</Title>
        <Group gap="xs">
          <ShortcutsHelp keys={listKeys} />
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => void download(`${box.path}/export${search}`)}
          >
            Export as CSV
          </Button>
        </Group>
      </Group>
      <LeadFilters people={people} />
      {chosen.length > 0 && (
        <LeadBulkBar box={box} ids={chosen} people={people} onDone={() => setSelected(new Set())} />
      )}
      {data.length === 0 ? (
        <Paper withBorder p="xl" radius="lg">
          <Text ta="center">{search === '' ? box.purpose : 'No matches'}</Text>
        </Paper>
      ) : (
        <LeadTable box={box} leads={data} selected={selected} onSelect={setSelected} />
      )}
      <Group justify="space-between">
        <Anchor component={Link} to="/admin/personal-data" size="sm">
          Privacy requests
        </Anchor>
        <ListPages meta={meta} />
      </Group>
    </Stack>
  );
}
