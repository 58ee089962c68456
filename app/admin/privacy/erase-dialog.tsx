import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import { count, type Extent, inWords } from './counts.ts';

interface EraseDialogProps {
  email: string;
  extent: Extent;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before everything that is kept of a person is erased, and names how much that is. */
export function EraseDialog({ email, extent, isOpen, onClose }: EraseDialogProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const words = inWords(extent);

  async function erase() {
    setBusy(true);
    const answer = await callApi<{ message: string }>('DELETE', `/personal-data?${new URLSearchParams({ email })}`);
    // Before the screen is read anew: what opened the dialog goes away with what was erased.
    onClose();
    focusHeading();
    showResultToast(answer);
    await revalidate();
    setBusy(false);
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Erase everything kept of ${email}?`}
      centered
      returnFocus={!isBusy}
    >
      <Stack>
        {words && <Text>{`${words}: all of it goes for good, and cannot be brought back.`}</Text>}
        {extent.unsent > 0 && (
          <Text>{`${count(extent.unsent, 'mail was', 'mails were')} not sent yet, and never will be.`}</Text>
        )}
        {extent.activity > 0 && <Text>What was done with it stays in the log of activity, without the name.</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void erase()}>
            Erase
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
