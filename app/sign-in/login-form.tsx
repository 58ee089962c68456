import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../ui/call.ts';
import { PasswordInput } from '../ui/password-input.tsx';
import { showToast } from '../ui/toast.ts';
import { signIn } from './sign-in.ts';

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const result = await signIn(credentials);
    setBusy(false);
    setFailure(result.ok ? null : result);
    if (!result.ok) return showToast('error', result.message);
    showToast('success', result.body.message);
    onSignedIn();
  }

  // A failure without field errors appears at the email address.
  const errors = failure ? { email: [failure.message], ...failure.errors } : {};
  return (
    <form method="post" onSubmit={submit} aria-label="Login">
      <Stack>
        {failure?.status === 0 && <Alert color="red">{failure.message}</Alert>}
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
