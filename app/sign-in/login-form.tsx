import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { SecondStepRequest } from '../ui/call.ts';
import { CallForm } from '../ui/call-form.tsx';
import { signIn } from './sign-in.ts';

// Few people meet it.
const SecondStep = lazy(() => import('./second-step.tsx'));
// Without it there is still the password.
const PasskeySignIn = lazy(() => import('./passkey-sign-in.tsx').catch(() => ({ default: () => null })));

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [outage, setOutage] = useState('');
  const [step, setStep] = useState<{ request: SecondStepRequest; sentence: string } | null>(null);

  async function send(credentials: object) {
    const result = await signIn(credentials);
    setOutage(!result.ok && result.status === 0 ? result.message : '');
    if (!result.ok && result.second_step) setStep({ request: result.second_step, sentence: result.message });
    // A failure without field errors appears at the email address.
    return result.ok ? result : { ...result, errors: { email: [result.message], ...result.errors } };
  }

  if (step)
    return (
      <Suspense>
        <SecondStep {...step} onSignedIn={onSignedIn} onOver={() => setStep(null)} />
      </Suspense>
    );
  return (
    <Stack>
      {outage && <Alert color="red">{outage}</Alert>}
      <CallForm
        label="Login"
        fields={[
          { label: 'Email', name: 'email', type: 'email', autoComplete: 'username webauthn' },
          { label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' },
        ]}
        submit="Login"
        send={send}
        onDone={onSignedIn}
      >
        <Suspense fallback={<Button style={{ visibility: 'hidden' }} />}>
          <PasskeySignIn onSignedIn={onSignedIn} />
        </Suspense>
        <Anchor href="/login/forgot" size="sm">
          Forgot your password?
        </Anchor>
      </CallForm>
    </Stack>
  );
}
