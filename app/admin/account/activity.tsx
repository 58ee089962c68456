import { Group, Stack, Text, Title } from '@mantine/core';
import type { Route } from './+types/activity.ts';
import { load } from '../parts/api.ts';
import { type AuditEntry, AuditEntries } from '../records/show/audit-entries.tsx';
import { ListPages, type Meta } from '../records/list/list-pages.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  return load<{ data: AuditEntry[]; meta: Meta }>(`/activity?per_page=25&page=${encodeURIComponent(page)}`);
}

export default function Activity({ loaderData: { data, meta } }: Route.ComponentProps) {
  return (
    <Stack gap="lg">
      <TabTitle>Activity</TabTitle>
      <Title order={1}>Activity</Title>
      {data.length === 0 && <Text>No activity yet</Text>}
      <AuditEntries entries={data} />
      <Group justify="flex-end">
        <ListPages meta={meta} />
      </Group>
    </Stack>
  );
}
