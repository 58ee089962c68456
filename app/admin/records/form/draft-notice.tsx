import { Alert, Button, Group } from '@mantine/core';
import { Ago } from '../show/ago.tsx';
import type { DraftState } from './use-draft.ts';

export function DraftNotice({ draft, onDiscard }: { draft: DraftState['found']; onDiscard: () => void }) {
  if (!draft) return null;
  return (
    <Alert title="Unsaved changes restored">
      <Group justify="space-between">
        <span>
          Last edited <Ago time={draft.at} />.
        </span>
        <Button size="compact-sm" variant="light" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
