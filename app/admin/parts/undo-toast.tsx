import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast.ts';

/** Confirms an action in a toast with a button that undoes it, once. */
export function showUndoToast(
  message: string,
  onUndo: () => Promise<unknown>,
  position?: Parameters<typeof showToast>[2],
) {
  showToast('success', <UndoToast message={message} onUndo={onUndo} />, position);
}

interface UndoToastProps {
  message: string | undefined;
  onUndo: () => Promise<unknown>;
  /** What else somebody may do. */
  children?: ReactNode;
}

/** The message of the toast, with a button that works once. */
export function UndoToast({ message, onUndo, children }: UndoToastProps) {
  const [isUndone, setUndone] = useState(false);

  async function undo() {
    setUndone(true);
    await onUndo();
  }

  return (
    <Group justify="space-between" wrap={children ? 'wrap' : 'nowrap'} gap="xs">
      <span>{message}</span>
      {children}
      {!isUndone && (
        <Button size="compact-sm" variant="light" flex="none" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </Group>
  );
}
