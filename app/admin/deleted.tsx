import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { contentTypes } from '../../content/index.ts';
import { tell } from '../ui/toast.ts';
import type { Route } from './+types/deleted.ts';
import { ask, read } from './api.ts';
import { Ago } from './show/ago.tsx';

export { ErrorBoundary } from './screen-failure.tsx';

interface Removed {
  type: string;
  key: string;
  title: string;
  deleted_at: string;
}

export async function clientLoader() {
  return read<{ data: Removed[] }>('/deleted');
}

export default function Deleted({ loaderData: { data } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();

  async function restore({ type, key }: Removed) {
    const answer = await ask<{ message: string }>('POST', `/${type}/${encodeURIComponent(key)}/restore`);
    tell(answer.ok ? 'success' : 'error', answer.ok ? answer.body.message : answer.message);
    await revalidate();
  }

  return (
    <Stack gap="lg" maw={760}>
      <title>Deleted | Plinth</title>
      <Title order={1}>Deleted</Title>
      <Text>What was deleted can be brought back for 30 days.</Text>
      {data.length === 0 && <Text c="dimmed">Nothing was deleted lately.</Text>}
      {data.map((removed) => (
        <Paper key={`${removed.type} ${removed.key}`} withBorder p="md">
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>{removed.title}</Text>
              <Text size="sm" c="dimmed">
                {contentTypes.find(({ path }) => path === removed.type)?.label.one}, deleted{' '}
                <Ago time={removed.deleted_at} />
              </Text>
            </div>
            <Button
              variant="light"
              flex="none"
              onClick={() => void restore(removed)}
              aria-label={`Bring back ${removed.title}`}
            >
              Bring back
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
