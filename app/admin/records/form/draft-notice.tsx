import { Alert, Button, Group } from '@mantine/core';
import { Ago } from '../show/ago.tsx';
import type { DraftState } from './use-draft.ts';

/** Says that an earlier draft was restored into the form. */
export function DraftNotice({ draft, onDiscard }: { draft: DraftState['found']; onDiscard: () => void }) {
  if (!draft) return null;
  return (
    <Alert title="Your unsaved changes are back">
      <Group justify="space-between">
        <span>
          They are from <Ago time={draft.at} />.
        </span>
        <Button size="compact-sm" variant="light" onClick={onDiscard}>
          Discard them
        </Button>
      </Group>
    </Alert>
  );
}
