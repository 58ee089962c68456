import { Modal, Stack, Text } from '@mantine/core';
import { CallForm } from '../../ui/call-form.tsx';
import { callApi } from '../parts/api.ts';

interface ConfirmationProps {
  /** Whether they have confirmed it. */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks who somebody is before something dangerous, so that whoever finds a browser open cannot do it. */
export default function Confirmation({ onClose }: ConfirmationProps) {
  return (
    <Modal opened onClose={() => onClose(false)} title="Confirm that it’s you" centered zIndex={400}>
      <Stack>
        <Text>This asks for your password. You are not asked again for ten minutes.</Text>
        <CallForm
          label="Confirm that it’s you"
          fields={[{ label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' }]}
          submit="Confirm"
          send={(values) => callApi('POST', '/account/confirm', values)}
          onDone={() => onClose(true)}
        />
      </Stack>
    </Modal>
  );
}
