import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { showUndoToast } from '../../parts/undo-toast.tsx';
import { useAction } from '../../parts/use-action.ts';

/** Offers to remove the unchanged records of the demonstration, which can be undone. */
export function Demonstration({ count }: { count: number }) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const [isOpen, dialog] = useDisclosure();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const result = await callApi<{ message: string }>('DELETE', '/demonstration');
    setBusy(false);
    dialog.close();
    if (result.ok) showUndoToast(result.body.message, () => act('POST', '/demonstration/restore'));
    else showToast('error', result.message);
    await revalidate();
  }

  return (
    <Stack component="section" aria-labelledby="demonstration" gap="xs" align="start">
      <Title order={2} size="h3" id="demonstration">
        The demonstration agency is still here
      </Title>
      <Text size="sm" c="dimmed">
        {`${count} demo ${count === 1 ? 'record is' : 'records are'} unchanged. What you added or changed isn’t counted.`}
      </Text>
      <Button variant="default" size="compact-sm" onClick={dialog.open}>
        Remove the demonstration
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={`Remove ${count === 1 ? '1 demo record' : `${count} demo records`}?`}
        centered
      >
        <Stack>
          <Text>Everything you added or changed stays, settings included. You can undo this for 30 days.</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={dialog.close} data-autofocus>
              Cancel
            </Button>
            <Button color="red" loading={isBusy} onClick={() => void remove()}>
              Remove
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  );
}
