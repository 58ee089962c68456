import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../ui/toast.ts';

/** Confirms an action in a toast with a button that undoes it, once. */
export function showUndoToast(
  message: string,
  onUndo: () => Promise<void>,
  position?: Parameters<typeof showToast>[2],
) {
  showToast('success', <UndoToast message={message} onUndo={onUndo} />, position);
}

/** The message of the toast, with a button that works once. */
export function UndoToast({ message, onUndo }: { message: string | undefined; onUndo: () => Promise<void> }) {
  const [isUndone, setUndone] = useState(false);

  async function undo() {
    setUndone(true);
    await onUndo();
  }

  return (
    <Group justify="space-between" wrap="nowrap">
      {message}
      {!isUndone && (
        <Button size="compact-sm" variant="light" flex="none" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </Group>
  );
}
