import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { focusHeading } from '../parts/focus-heading.ts';

interface DisableDialogProps {
  /** Who is to be disabled; null while nobody is. */
  user: { id: number; name: string } | null;
  onClose: () => void;
  onDisable: (id: number) => Promise<void>;
}

/** Asks before somebody is shut out, and says what that means. */
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
        <Text>{user.name} is signed out everywhere, and cannot sign in until somebody enables the account again.</Text>
        <Text>Unused invitations that {user.name} made stop working.</Text>
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
