import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CallForm } from '../ui/call-form.tsx';
import { passSecondStep } from './sign-in.ts';

interface SecondStepProps {
  challenge: string;
  onSignedIn: () => void;
  /** Called when the password has to be typed again. */
  onOver: () => void;
}

/** Asks for a code after the password was right. */
export default function SecondStep({ challenge, onSignedIn, onOver }: SecondStepProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function send({ code, remember }: { code?: string; remember?: string }) {
    const result = await passSecondStep({ challenge, code, remember: remember === 'on' });
    if (!result.ok && result.errors['challenge']) onOver();
    return result;
  }

  return (
    <Stack ref={form}>
      <Text>Enter the code from your authenticator app, or a recovery code.</Text>
      <CallForm
        label="Two-step sign-in"
        fields={[{ label: 'Code', name: 'code', autoComplete: 'one-time-code' }]}
        more={
          <Group component="label" gap="xs" wrap="nowrap" align="baseline" fz="sm">
            <input type="checkbox" name="remember" />
            Don’t ask again in this browser for 30 days
          </Group>
        }
        submit="Continue"
        send={send}
        onDone={onSignedIn}
      >
        <Button variant="subtle" onClick={onOver}>
          Sign in as somebody else
        </Button>
        <Text size="sm" c="dimmed">
          Lost your phone and your recovery codes? Ask an owner to reset your two-step sign-in.
        </Text>
      </CallForm>
    </Stack>
  );
}
