import { Alert, Stack, Text } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { PasskeysState } from '../../../server/accounts/factors/passkeys/passkeys.ts';
import type { TwoStepState } from '../../../server/accounts/factors/two-step.ts';
import type { OpenSession } from '../../../server/accounts/sign-in/sessions.ts';
import { CallForm, currentPasswordField, newPasswordFields } from '../../ui/call-form.tsx';
import type { Route } from './+types/security.ts';
import { callApi, load } from '../parts/api.ts';
import { ScreenTitle, Section } from '../parts/screen.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [security, sessions] = await Promise.all([
    load<{ data: TwoStepState & PasskeysState }>('/account/security'),
    load<{ data: OpenSession[] }>('/sessions'),
  ]);
  return { security: security.data, sessions: sessions.data };
}

export default function Security({ loaderData: { security, sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { app, is_required, passkeys } = security;
  const hasPasskey = passkeys.some(({ former_domain }) => former_domain === null);
  return (
    <Stack gap="xl" maw={560}>
      <Stack gap="xs">
        <ScreenTitle>Security</ScreenTitle>
        <AccountTabs />
      </Stack>
      {is_required && !app && !hasPasskey && (
        <Alert title="Your role requires two-step sign-in">
          Add a passkey or set up an authenticator app to go on. Until then you can open nothing but your account.
        </Alert>
      )}
      <Passkeys state={security} />
      <TwoStep state={security} hasPasskey={hasPasskey} />
      <Section id="password" title="Password">
        <Text>Changing it signs you out everywhere else.</Text>
        <CallForm
          label="Password"
          fields={[currentPasswordField, ...newPasswordFields]}
          submit="Change password"
          send={(values) => callApi('PUT', '/account/password', values)}
          onDone={() => void revalidate()}
        />
      </Section>
      <Sessions sessions={sessions} />
    </Stack>
  );
}
