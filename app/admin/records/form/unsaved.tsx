import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
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

interface LeaveGuardProps {
  isDirty: () => boolean;
  onLeave: () => void;
  /** Saves a draft, where there are drafts. Returns whether it did. */
  onSaveDraft?: () => Promise<boolean>;
}

/** Asks before the user leaves unsaved changes. */
export function LeaveGuard({ isDirty, onLeave, onSaveDraft }: LeaveGuardProps) {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });

  function leave() {
    onLeave();
    blocker.proceed?.();
  }

  async function saveAndLeave(save: () => Promise<boolean>) {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      size={560}
      centered
    >
      <Text mb="md">Your changes are not saved yet.</Text>
      <Group gap="xs" justify="flex-end" className="dialog-actions">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" variant={onSaveDraft ? 'light' : 'filled'} onClick={leave}>
          Leave without saving
        </Button>
        {onSaveDraft && (
          <Button loading={isSaving} onClick={() => void saveAndLeave(onSaveDraft)}>
            Save draft and leave
          </Button>
        )}
      </Group>
    </Modal>
  );
}
