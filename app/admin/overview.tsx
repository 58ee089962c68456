import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '../ui/icons.ts';
import { Link } from 'react-router';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import type { Route } from './+types/overview.ts';
import { read } from './api.ts';
import { Demonstration } from './overview/demonstration.tsx';
import { type Deed, Deeds } from './show/deeds.tsx';

export { ErrorBoundary } from './screen-failure.tsx';

interface Waiting {
  sentence: string;
  /** The screen that shows them; null where there is none yet. */
  screen: string | null;
}

interface Overview {
  waiting: Waiting[];
  /** How many records of the demonstration are there as they came. */
  demonstration: number;
}

const NEWEST = 8;

export async function clientLoader() {
  const [overview, activity] = await Promise.all([
    read<{ data: Overview }>('/overview'),
    read<{ data: Deed[] }>(`/activity?per_page=${NEWEST}`),
  ]);
  return { ...overview.data, deeds: activity.data };
}

export default function OverviewScreen({ loaderData: { waiting, demonstration, deeds } }: Route.ComponentProps) {
  return (
    <Stack gap="xl">
      <title>Dashboard | Plinth</title>
      <Title order={1}>Dashboard</Title>
      <QuickActions />
      {demonstration > 0 && <Demonstration count={demonstration} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack component="section" aria-labelledby="waiting">
          <Title order={2} size="h3" id="waiting">
            What is waiting
          </Title>
          {waiting.length === 0 && <Text c="dimmed">Nothing. Everything is up to date.</Text>}
          {waiting.map(({ sentence, screen }) => (
            <Paper key={sentence} withBorder p="md">
              {screen ? (
                <Anchor component={Link} to={screen}>
                  {sentence}
                </Anchor>
              ) : (
                <Text>{sentence}</Text>
              )}
            </Paper>
          ))}
        </Stack>
        <Stack component="section" aria-labelledby="lately">
          <Title order={2} size="h3" id="lately">
            What changed lately
          </Title>
          <Deeds deeds={deeds} />
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
