import { Button, Paper, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { toDraft } from '../../../../content/permissions.ts';
import { useMay } from '../../parts/use-signed-in.ts';

/** Explains an empty list: what the type is for and how to begin, or that no record matches. */
export function EmptyList({ type }: { type: ContentType }) {
  const mayCreate = useMay(toDraft(type));
  const [query, setQuery] = useSearchParams();
  const isFiltered = ['search', 'status', 'state', 'without', 'page', ...(type.filters ?? [])].some((name) =>
    query.has(name),
  );
  return (
    <Paper withBorder p="xl" radius="lg">
      <Stack align="center" gap="sm">
        {isFiltered ? (
          <>
            <Text fw={600}>No matches</Text>
            <Button variant="light" onClick={() => setQuery({})}>
              Show all
            </Button>
          </>
        ) : (
          <>
            <Text fw={600}>{`No ${type.single ? type.noun.one : type.noun.many} yet`}</Text>
            <Text ta="center">{type.screens.purpose}</Text>
            {mayCreate && type.screens.create && (
              <Button component={Link} to={`/admin/${type.screens.create}`}>
                {`Create the ${type.single ? '' : 'first '}${type.noun.one}`}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
