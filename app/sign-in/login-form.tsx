import { Alert, Anchor, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { CallForm } from '../ui/call-form.tsx';
import { signIn } from './sign-in.ts';

// Few people meet it.
const SecondStep = lazy(() => import('./second-step.tsx'));

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [outage, setOutage] = useState('');
  const [challenge, setChallenge] = useState<string | null>(null);

  async function send(credentials: object) {
    const result = await signIn(credentials);
    setOutage(!result.ok && result.status === 0 ? result.message : '');
    if (!result.ok && result.second_step) setChallenge(result.second_step.challenge);
    // A failure without field errors appears at the email address.
    return result.ok ? result : { ...result, errors: { email: [result.message], ...result.errors } };
  }

  if (challenge)
    return (
      <Suspense>
        <SecondStep challenge={challenge} onSignedIn={onSignedIn} onOver={() => setChallenge(null)} />
      </Suspense>
    );
  return (
    <Stack>
      {outage && <Alert color="red">{outage}</Alert>}
      <CallForm
        label="Login"
        fields={[
          { label: 'Email', name: 'email', type: 'email', autoComplete: 'username' },
          { label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' },
        ]}
        submit="Login"
        send={send}
        onDone={onSignedIn}
      >
        <Anchor href="/login/forgot" size="sm">
          Forgot your password?
        </Anchor>
      </CallForm>
    </Stack>
  );
}
