import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { focusHeading } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';

/** The button that takes two-step sign-in away from somebody who has lost it. */
export function ResetTwoStep({ of: person }: { of: { id: number; name: string } }) {
  const act = useAction();
  const [isOpen, dialog] = useDisclosure();

  async function reset() {
    await act('POST', `/users/${person.id}/reset-factors`);
    dialog.close();
    focusHeading();
  }

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Reset two-step sign-in of ${person.name}`}
        onClick={dialog.open}
      >
        Reset two-step sign-in
      </Button>
      <ConfirmDialog
        title={`Reset two-step sign-in of ${person.name}?`}
        action="Reset"
        isOpen={isOpen}
        hasOpener
        onClose={dialog.close}
        onConfirm={reset}
      >
        <Text>
          Check that the request really comes from {person.name}. Their app and passkeys are removed, they are signed
          out everywhere, and their password alone signs them in.
        </Text>
      </ConfirmDialog>
    </>
  );
}
