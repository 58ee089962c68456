import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRevalidator } from 'react-router';
import { CallForm, currentPasswordField } from '../../ui/call-form.tsx';
import { callApi } from '../parts/api.ts';

interface ChangeEmailProps {
  /** Whose address it is; one's own without it. */
  of?: { id: number; name: string };
}

/** The button that opens a form for another email address, which is used once it is confirmed. */
export function ChangeEmail({ of: person }: ChangeEmailProps) {
  const [isOpen, dialog] = useDisclosure();
  const { revalidate } = useRevalidator();
  const whose = person ? ` of ${person.name}` : '';
  const path = person ? `/users/${person.id}/email` : '/account/email';

  function finish() {
    dialog.close();
    void revalidate();
  }

  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={`Change email${whose}`} onClick={dialog.open}>
        Change email
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={`Change the email address${whose}`} centered>
        <Stack>
          <Text>
            If email is set up, a link goes to the new address, which is used for signing in once that link is followed.
            The former address is told.
          </Text>
          <CallForm
            label="Email"
            fields={[{ label: 'New Email', name: 'email', type: 'email', autoComplete: 'off' }, currentPasswordField]}
            submit="Change email"
            send={(values) => callApi('PUT', path, values)}
            onDone={finish}
          />
        </Stack>
      </Modal>
    </>
  );
}
