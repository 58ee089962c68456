import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface ConfirmDialogProps {
  title: string;
  /** The label of the button that does it. */
  action: string;
  isOpen: boolean;
  /** Whether the button that opened the dialog is still there afterwards. */
  hasOpener?: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** Asks before something is taken away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isOpen, hasOpener = false, onClose, onConfirm, children } = props;
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  }

  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered returnFocus={hasOpener || !isBusy}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
