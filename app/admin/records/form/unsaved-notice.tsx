import { Alert, Button, Group } from '@mantine/core';
import { Ago } from '../../parts/ago.tsx';
import type { UnsavedChanges } from './state/use-unsaved-changes.ts';

/** Says that the form holds changes that only this browser has. */
export function UnsavedNotice({ changes, onDiscard }: { changes: UnsavedChanges | null; onDiscard: () => void }) {
  if (!changes) return null;
  return (
    <Alert title="Unsaved changes restored">
      <Group justify="space-between">
        <span>
          Last edited <Ago time={changes.at} />.
        </span>
        <Button size="compact-sm" variant="light" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
