import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRevalidator } from 'react-router';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../../parts/section.tsx';
import { callApi } from '../../parts/api.ts';
import { showUndoToast, useAction } from '../../parts/use-action.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';

/** Offers to remove the unchanged records of the demonstration, which can be undone. */
export function Demonstration({ count }: { count: number }) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const [isOpen, dialog] = useDisclosure();

  async function remove() {
    const result = await callApi<{ message: string }>('DELETE', '/demonstration');
    dialog.close();
    if (result.ok) showUndoToast(result.body.message, () => act('POST', '/demonstration/restore'));
    else showToast('error', result.message);
    await revalidate();
  }

  return (
    <Section id="demonstration" title="The demonstration agency is still here" gap="xs" align="start">
      <Text size="sm" c="dimmed">
        {`${count} demo ${count === 1 ? 'record is' : 'records are'} unchanged. What you added or changed isn’t counted.`}
      </Text>
      <Button variant="default" size="compact-sm" onClick={dialog.open}>
        Remove the demonstration
      </Button>
      <ConfirmDialog
        title={`Remove ${count === 1 ? '1 demo record' : `${count} demo records`}?`}
        action="Remove"
        isOpen={isOpen}
        hasOpener
        onClose={dialog.close}
        onConfirm={remove}
      >
        <Text>Everything you added or changed stays, settings included. You can undo this for 30 days.</Text>
      </ConfirmDialog>
    </Section>
  );
}
