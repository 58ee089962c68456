import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { SecondStepRequest } from '../ui/call.ts';
import { CallForm } from '../ui/call-form.tsx';
import { askForPasskey, knowsPasskeys } from '../ui/passkeys.ts';
import { showResultToast, showToast } from '../ui/toast.ts';
import { passSecondStep } from './sign-in.ts';

interface SecondStepProps {
  request: SecondStepRequest;
  /** What is asked for, in words. */
  sentence: string;
  onSignedIn: () => void;
  /** Called when the password has to be typed again. */
  onOver: () => void;
}

/** Asks for a code or a passkey after the password was right. */
export default function SecondStep({ request, sentence, onSignedIn, onOver }: SecondStepProps) {
  const { challenge, methods, passkey_options } = request;
  const form = useRef<HTMLDivElement>(null);
  const [remember, setRemember] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  async function send(proof: { code?: string } | { passkey: object }) {
    const result = await passSecondStep({ ...proof, challenge, remember });
    if (!result.ok && result.errors['challenge']) onOver();
    return result;
  }

  async function sendPasskey(options: object) {
    const answered = await askForPasskey(options, 'No passkey was used. Please try again.');
    if (!answered.ok) return answered.message && showToast('error', answered.message);
    const result = await send({ passkey: answered.passkey });
    showResultToast(result);
    if (result.ok) onSignedIn();
  }

  const others = (
    <>
      {passkey_options && <UsePasskey options={passkey_options} onUse={() => void sendPasskey(passkey_options)} />}
      <Button variant="subtle" onClick={onOver}>
        Sign in as somebody else
      </Button>
      <Text size="sm" c="dimmed">
        {methods.includes('app') ? 'Lost your phone and your recovery codes?' : 'Lost your device?'} Ask an owner to
        reset your two-step sign-in.
      </Text>
    </>
  );

  return (
    <Stack ref={form}>
      <Text>{sentence}</Text>
      {methods.some((method) => method !== 'passkey') ? (
        <CallForm
          label="Two-step sign-in"
          fields={[{ label: 'Code', name: 'code', autoComplete: 'one-time-code' }]}
          more={
            <Group component="label" gap="xs" wrap="nowrap" align="baseline" fz="sm">
              <input
                type="checkbox"
                checked={remember}
                onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
              />
              Don’t ask again in this browser for 30 days
            </Group>
          }
          submit="Continue"
          send={send}
          onDone={onSignedIn}
        >
          {others}
        </CallForm>
      ) : (
        others
      )}
    </Stack>
  );
}

/** The button that uses a passkey, or why none can be used here. */
function UsePasskey({ options: { rpId }, onUse }: { options: { rpId: string }; onUse: () => void }) {
  if (location.hostname !== rpId) return <Text>Your passkey works at {rpId} only.</Text>;
  if (!knowsPasskeys()) return <Text>This browser can’t use passkeys. A newer one can.</Text>;
  return (
    <Button variant="default" onClick={onUse}>
      Use a passkey
    </Button>
  );
}
