import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sendRequest, type ApiFailure } from '../ui/call.ts';
import { PasswordInput } from '../ui/password-input.tsx';
import { session } from '../ui/session.ts';
import { showToast } from '../ui/toast.ts';

/** Email address and password. Every failure is shown and ends the loading state. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [failed, setFailed] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const answer = await sendRequest<{ ACCESS_TOKEN: string; message: string }>('POST', '/login', credentials);
    setBusy(false);
    setFailed(answer.ok ? null : answer);
    if (!answer.ok) return showToast('error', answer.message);
    session.begin(answer.body.ACCESS_TOKEN);
    showToast('success', answer.body.message);
    onSignedIn();
  }

  // Without field errors, a refusal is listed under the email address.
  const errors = failed ? { email: [failed.message], ...failed.errors } : {};
  return (
    <form method="post" onSubmit={signIn} aria-label="Login">
      <Stack>
        {failed?.status === 0 && <Alert color="red">{failed.message}</Alert>}
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={first(errors, 'email')}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={first(errors, 'password')}
        />
        <Button type="submit" loading={isBusy}>
          Login
        </Button>
        <Anchor href="/login/forgot" size="sm">
          Forgot your password?
        </Anchor>
      </Stack>
    </form>
  );
}

function first(errors: Record<string, string[]>, name: string) {
  return errors[name]?.[0];
}
