import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

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
    <Stack align="center" gap="xs" py="xl" ta="center" style={{ textWrap: 'balance' }}>
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

const brand = { fill: 'var(--mantine-primary-color-filled)' };
const soft = { fill: 'var(--mantine-color-brand-3)' };
const accent = { fill: '#ff9d6b' };
const free = { fill: 'none', stroke: 'var(--input-line)', strokeDasharray: '4 4', strokeWidth: 1.5 };

/** Each stands on the same ground. */
const drawings = {
  /** Blocks with a place left free. */
  empty: (
    <>
      <path d="M32 48h44v24H32z" {...brand} />
      <path d="M32 48a24 24 0 0 1 24-24v24z" {...soft} />
      <path d="M84 48h44v24H84z" {...free} />
      <circle cx="66" cy="37" r="10" {...accent} />
    </>
  ),
  /** A ring that found nothing, and the disc beside it. */
  search: (
    <>
      <path d="M104 72a24 24 0 0 1 24-24v24z" {...soft} />
      <circle cx="66" cy="46" r="24" {...free} />
      <path d="m84 64 14 14" {...free} />
      <circle cx="116" cy="38" r="10" {...accent} />
    </>
  ),
  /** The sun over a quiet horizon. */
  rest: (
    <>
      <path d="M50 72a30 30 0 0 1 60 0z" {...accent} />
      <path d="M36 72a44 44 0 0 1 88 0" {...free} />
      <path d="M104 72a16 16 0 0 1 32 0z" {...brand} />
    </>
  ),
};

type DrawingName = keyof typeof drawings;

/** A small composition of blocks, arcs and discs, for screens that have nothing to show. */
function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" style={{ maxWidth: '100%' }}>
      <path d="M20 72h120v24H20z" fill="var(--mantine-primary-color-light)" />
      {drawings[name]}
    </svg>
  );
}
