import { Button, Group, Modal, Text } from '@mantine/core';
import { useBeforeUnload, useBlocker } from 'react-router';

/** Asks before the user leaves unsaved changes. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });

  function leave() {
    onLeave();
    blocker.proceed?.();
  }

  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      centered
    >
      <Text mb="md">Your changes are not saved yet.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" onClick={leave}>
          Leave without saving
        </Button>
      </Group>
    </Modal>
  );
}
