import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../content/model/content-type.ts';
import { tell } from '../../ui/toast.ts';
import { ask } from '../api.ts';

/** Tells that records were deleted, and brings them back on demand. */
export function DeletedToast({ type, keys }: { type: ContentType; keys: string[] }) {
  const { revalidate } = useRevalidator();
  const [isUndone, setUndone] = useState(false);

  async function undo() {
    setUndone(true);
    for (const key of keys) {
      const answer = await ask<{ message: string }>('POST', `/${type.path}/${key}/restore`);
      tell(answer.ok ? 'success' : 'error', answer.ok ? answer.body.message : answer.message, type.screens.toasts);
    }
    await revalidate();
  }

  return (
    <Group justify="space-between" wrap="nowrap">
      {type.messages.deleted}
      {!isUndone && (
        <Button size="compact-sm" variant="light" flex="none" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </Group>
  );
}
