import { useRevalidator } from 'react-router';
import type { ToastPosition } from 'react-toastify/unstyled';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Method } from '../../ui/call.ts';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { callApi } from './api.ts';

type Call = [method: Method, path: string, options?: { body?: object; undo?: Call }];

/**
 * Returns a function that calls the API, shows the result as a toast, from which the call `undo` can be made, and reloads the data
 * of the screen. It returns whether the call has succeeded.
 */
export function useAction(position?: ToastPosition) {
  const { revalidate } = useRevalidator();
  return async function act(...[method, path, { body, undo } = {}]: Call): Promise<boolean> {
    const answer = await callApi<{ message: string }>(method, path, body);
    if (answer.ok && undo) showUndoToast(answer.body.message, () => act(...undo), position);
    else showResultToast(answer, position);
    // Without a connection, what is on the screen stays there.
    if (answer.ok || answer.status > 0) await revalidate();
    return answer.ok;
  };
}

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
        <Button size="compact-sm" variant="light" flex="none" data-key="z" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </Group>
  );
}
