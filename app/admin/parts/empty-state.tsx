import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';

interface EmptyStateProps {
  title: string;
  drawing?: DrawingName;
  /** What will be here, in a sentence. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** Says what a screen without entries is for, and offers the first step. */
export function EmptyState({ title, drawing = 'empty', children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" ta="center" className="empty-state">
      <Drawing name={drawing} />
      <Text fw={600} mt="xs">
        {title}
      </Text>
      {children && (
        <Text c="dimmed" maw="44ch">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}

/** Says that a search or filter leaves nothing, and offers to clear it. The view stays. */
export function NoMatches() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search');
  const view = query.get('view');
  return (
    <EmptyState
      title="No matches"
      drawing="search"
      action={
        <Button variant="light" mt="xs" onClick={() => setQuery(view ? { view } : {})}>
          Show all
        </Button>
      }
    >
      {search ? `Nothing here matches “${search}”.` : 'Nothing here matches these filters.'}
    </EmptyState>
  );
}
