import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import { count, type DataCounts, countsInWords } from './counts.ts';

interface EraseDialogProps {
  email: string;
  counts: DataCounts;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before all data about a person is erased, and says how much that is. */
export function EraseDialog({ email, counts, isOpen, onClose }: EraseDialogProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const words = countsInWords(counts);

  async function erase() {
    setBusy(true);
    const result = await callApi<{ message: string }>('DELETE', `/personal-data?${new URLSearchParams({ email })}`);
    // Before the screen reloads: the button that opened the dialog is then gone.
    onClose();
    focusHeading();
    showResultToast(result);
    await revalidate();
    setBusy(false);
  }

  return (
    <Modal opened={isOpen} onClose={onClose} title={`Erase everything about ${email}?`} centered returnFocus={!isBusy}>
      <Stack>
        {words && <Text>{`${words}: all of it is erased for good. You cannot undo this.`}</Text>}
        {counts.unsent > 0 && (
          <Text>{`${count(counts.unsent, 'email has', 'emails have')} not been sent yet and never will be.`}</Text>
        )}
        {counts.activity > 0 && <Text>The activity log keeps what was done, without the name.</Text>}
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
