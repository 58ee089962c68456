import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconTrash } from '../../ui/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { useAction } from '../parts/use-action.ts';
import type { ReadPicture } from './library.ts';

/** Deletes a picture that nothing uses, and offers to undo it. */
export function DeletePicture({ picture: { id, used_on, locked } }: { picture: ReadPicture }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const result = await callApi<{ message: string }>('DELETE', `/media/${id}`);
    setBusy(false);
    if (!result.ok) return showToast('error', result.message);
    await navigate('/admin/media');
    showToast('success', <DeletedToast id={id} message={result.body.message} />);
  }

  if (locked) return null;
  if (used_on.length > 0)
    return (
      <Text size="sm" c="dimmed">
        You can delete it once nothing uses it, not even an earlier version.
      </Text>
    );
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={18} />}
      loading={isBusy}
      onClick={() => void remove()}
    >
      Delete
    </Button>
  );
}

function DeletedToast({ id, message }: { id: number; message: string }) {
  const act = useAction();
  const [isUndone, setUndone] = useState(false);
  const undo = () => {
    setUndone(true);
    void act('POST', `/media/${id}/restore`);
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      {message}
      {!isUndone && (
        <Button size="compact-sm" variant="light" flex="none" onClick={undo}>
          Undo
        </Button>
      )}
    </Group>
  );
}
