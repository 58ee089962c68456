import { Anchor, Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconPlus } from '../../ui/icons.ts';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Route } from './+types/dashboard.ts';
import { load } from '../parts/api.ts';
import { Arrival, MailAlarm, type MailHealth, type SelfTest } from './email-delivery.tsx';
import { Demonstration } from './demonstration.tsx';
import { type FileCheck, FilesAlarm } from './files-alarm.tsx';
import { FloodAlarm, type RefusedMessages } from './flood-alarm.tsx';
import { type Counts, Waiting } from './to-do.tsx';
import { type AuditEntry, AuditEntries } from '../records/show/audit-entries.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const NEWEST = 8;
/** What changes the site: no sign-ins. */
const CHANGED = [...contentTypes.map(({ name }) => name), 'demonstration'].join();

interface Overview extends Counts {
  mail: MailHealth;
  refused_messages: RefusedMessages | null;
  self_test: SelfTest | null;
  files: FileCheck | null;
}

export async function clientLoader() {
  const [overview, activity] = await Promise.all([
    load<{ data: Overview }>('/overview'),
    load<{ data: AuditEntry[] }>(`/activity?per_page=${NEWEST}&subject=${CHANGED}`),
  ]);
  return { counts: overview.data, deeds: activity.data };
}

export default function DashboardScreen({ loaderData: { counts, deeds } }: Route.ComponentProps) {
  return (
    <Stack gap="xl">
      <TabTitle>Dashboard</TabTitle>
      <Title order={1}>Dashboard</Title>
      <MailAlarm mail={counts.mail} />
      <FilesAlarm files={counts.files} />
      <FloodAlarm refused={counts.refused_messages} />
      <QuickActions />
      {counts.demonstration > 0 && <Demonstration count={counts.demonstration} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="xl">
          <Stack component="section" aria-labelledby="waiting">
            <Title order={2} size="h3" id="waiting">
              To do
            </Title>
            <Waiting counts={counts} />
          </Stack>
          <Arrival mail={counts.mail} selfTest={counts.self_test} />
        </Stack>
        <Stack component="section" aria-labelledby="lately">
          <Title order={2} size="h3" id="lately">
            Recent activity
          </Title>
          <AuditEntries entries={deeds} />
          <Anchor component={Link} to="/admin/activity" size="sm">
            All activity
          </Anchor>
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

function QuickActions() {
  const types: readonly ContentType[] = contentTypes;
  return (
    <Group component="section" aria-label="Quick actions">
      {types
        .filter(({ single }) => !single)
        .map(({ name, label, screens }) => (
          <Button
            key={name}
            component={Link}
            to={`/admin/${screens.create}`}
            variant="light"
            leftSection={<IconPlus size={18} />}
          >
            {`New ${label.one}`}
          </Button>
        ))}
    </Group>
  );
}
