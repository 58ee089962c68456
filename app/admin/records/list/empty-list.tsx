import { Button, Paper, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';

/** What a list without records says: what the thing is for and the first step, or how to find more. */
export function EmptyList({ type }: { type: ContentType }) {
  const [query, setQuery] = useSearchParams();
  const isNarrowed = ['search', 'status', 'without', 'page'].some((name) => query.has(name));
  return (
    <Paper withBorder p="xl" radius="lg">
      <Stack align="center" gap="sm">
        {isNarrowed ? (
          <>
            <Text fw={600}>No matches</Text>
            <Button variant="light" onClick={() => setQuery({})}>
              Show all
            </Button>
          </>
        ) : (
          <>
            <Text fw={600}>There is none yet.</Text>
            <Text ta="center">{type.screens.purpose}</Text>
            {type.screens.create && (
              <Button component={Link} to={`/admin/${type.screens.create}`}>
                {`Create the first ${type.label.one}`}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
