import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { focusHeading } from '../parts/focus-heading.ts';

interface DisableDialogProps {
  /** The person to disable; null while the dialog is closed. */
  user: { id: number; name: string } | null;
  onClose: () => void;
  onDisable: (id: number) => Promise<unknown>;
}

export function DisableDialog({ user, onClose, onDisable }: DisableDialogProps) {
  const [isBusy, setBusy] = useState(false);
  if (!user) return null;

  async function disable(id: number) {
    setBusy(true);
    await onDisable(id);
    onClose();
    focusHeading();
    setBusy(false);
  }

  return (
    <Modal opened onClose={onClose} title={`Disable ${user.name}?`} centered returnFocus={!isBusy}>
      <Stack>
        <Text>{user.name} is signed out everywhere and can’t sign in until somebody enables the account again.</Text>
        <Text>Unused invitations from {user.name} stop working.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void disable(user.id)}>
            Disable
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
