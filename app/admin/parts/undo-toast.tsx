import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ToastPosition } from 'react-toastify/unstyled';
import { showToast } from '../../ui/toast.ts';

/** The message of a toast, with a button that undoes once what it tells of. */
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

/** Shows what was done, and offers to undo it. */
export function showUndoToast(message: string, onUndo: () => Promise<void>, position?: ToastPosition): void {
  showToast('success', <UndoToast message={message} onUndo={onUndo} />, position);
}
