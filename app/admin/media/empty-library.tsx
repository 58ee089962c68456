import { Button, Paper, Stack, Text } from '@mantine/core';
import { useListQuery } from '../records/list/use-list-query.ts';
import { useSearchParams } from 'react-router';

/** Explains an empty library, or that no picture matches. */
export function EmptyLibrary() {
  const { query } = useListQuery();
  const [, setQuery] = useSearchParams();
  const isFiltered = ['search', 'unused', 'undescribed', 'kind', 'page'].some((name) => query.has(name));
  return (
    <Paper withBorder p="xl" radius="lg">
      <Stack align="center" gap="sm">
        <Text fw={600}>{isFiltered ? 'No matches' : 'No pictures yet'}</Text>
        {isFiltered ? (
          <Button variant="light" onClick={() => setQuery({})}>
            Show all
          </Button>
        ) : (
          <Text ta="center">Every picture that is uploaded here or in a form is in the library.</Text>
        )}
      </Stack>
    </Paper>
  );
}
