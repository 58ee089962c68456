import { Button, type ButtonProps, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

interface ConfirmedButtonProps<Result> extends Omit<ButtonProps, 'children'> {
  label: string;
  'aria-label'?: string;
  /** The title of the dialog. */
  question: string;
  /** The label of the button that does it. */
  action: string;
  /** Whether the button is still there afterwards. */
  isLasting?: boolean;
  onConfirm: () => Promise<Result>;
  /** Called with the result once the dialog is closed. */
  onClosed?: (result: Result) => unknown;
  /** What is said in the dialog. */
  children: ReactNode;
}

/** A button that asks before it takes something away. */
export function ConfirmedButton<Result>(props: ConfirmedButtonProps<Result>) {
  const { label, question, action, isLasting = false, onConfirm, onClosed, children, ...button } = props;
  const [isOpen, dialog] = useDisclosure();
  const [isBusy, setBusy] = useState(false);

  function ask() {
    setBusy(false);
    dialog.open();
  }

  async function confirm() {
    setBusy(true);
    const result = await onConfirm();
    // Still busy, since otherwise the focus would return.
    dialog.close();
    onClosed?.(result);
  }

  return (
    <>
      <Button {...button} onClick={ask}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={question} centered returnFocus={isLasting || !isBusy}>
        <Stack>
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={dialog.close} data-autofocus>
              Cancel
            </Button>
            <Button color="red" loading={isBusy} onClick={() => void confirm()}>
              {action}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
