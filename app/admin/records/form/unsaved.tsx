import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Location, useBeforeUnload, useBlocker, useLocation } from 'react-router';
import { languageIn } from '../../../../content/form-address.ts';
import { Ago } from '../../parts/ago.tsx';
import type { UnsavedChanges } from './state/unsaved-changes.ts';

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
  onLeave?: () => void;
  /** How a draft is saved first, where there can be one. */
  saving?: { isBusy: boolean; begin: () => void };
}

/** Asks before the user leaves unsaved changes. */
export function LeaveGuard({ isDirty, onLeave, saving }: LeaveGuardProps) {
  const [isSaving, setSaving] = useState(false);
  const isSaved = isSaving && !saving?.isBusy;
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => formIn(currentLocation) !== formIn(nextLocation) && isDirty(),
  );
  // To another language, one goes without a question.
  const isSavedByItself = blocker.state === 'blocked' && blocker.location.pathname === pathname && saving !== undefined;
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  function saveFirst(begin: () => void) {
    begin();
    setSaving(true);
  }

  useEffect(() => {
    if (isSavedByItself && saving) saveFirst(saving.begin);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSavedByItself]);

  useEffect(() => {
    if (!isSaved) return;
    setSaving(false);
    if (isDirty()) blocker.reset?.();
    else blocker.proceed?.();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSaved]);

  return (
    <Modal
      opened={blocker.state === 'blocked' && !isSavedByItself}
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
        <Button color="red" variant={saving ? 'light' : 'filled'} onClick={leave}>
          Leave without saving
        </Button>
        {saving && (
          <Button loading={isSaving} onClick={() => saveFirst(saving.begin)}>
            Save draft and leave
          </Button>
        )}
      </Group>
    </Modal>
  );
}

/** Returns what tells the forms of two addresses apart. */
function formIn({ pathname, search }: Location) {
  return `${pathname} ${languageIn(search)}`;
}
