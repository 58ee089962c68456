import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CallForm } from '../../ui/call-form.tsx';
import { askForPasskey, knowsPasskeys } from '../../ui/passkeys.ts';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';

interface ConfirmationProps {
  /** Whether they have confirmed it. */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks who somebody is before something dangerous, so that whoever finds a browser open cannot do it. */
export default function Confirmation({ onClose }: ConfirmationProps) {
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => void readOptions().then((options) => setHasPasskey(options !== null)), []);

  async function confirmByPasskey() {
    const options = await readOptions();
    if (!options) return setHasPasskey(false);
    const answered = await askForPasskey(options, 'No passkey was used. Try again, or type your password.');
    if (!answered.ok) return showToast('error', answered.message);
    const answer = await callApi<{ message: string }>('POST', '/account/confirm', { passkey: answered.passkey });
    showResultToast(answer);
    if (answer.ok) onClose(true);
  }

  return (
    <Modal opened onClose={() => onClose(false)} title="Confirm that it’s you" zIndex={400}>
      <Stack>
        <Text>
          This asks for your password{hasPasskey && ' or a passkey'}. You are not asked again for ten minutes.
        </Text>
        <CallForm
          label="Confirm that it’s you"
          fields={[{ label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' }]}
          submit="Confirm"
          send={(values) => callApi('POST', '/account/confirm', values)}
          onDone={() => onClose(true)}
        >
          {hasPasskey && (
            <Button variant="default" onClick={() => void confirmByPasskey()}>
              Use a passkey
            </Button>
          )}
        </CallForm>
      </Stack>
    </Modal>
  );
}

/** Returns what a passkey is asked for with; null where somebody has none, or none that works at this address. */
async function readOptions(): Promise<object | null> {
  if (!knowsPasskeys()) return null;
  const answer = await callApi<{ data: { rpId: string } | null }>('POST', '/account/confirm/options');
  return answer.ok && answer.body.data?.rpId === location.hostname ? answer.body.data : null;
}
