import { Stack, Text } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { TwoStepState } from '../../../server/accounts/factors/two-step.ts';
import type { OpenSession } from '../../../server/accounts/sign-in/sessions.ts';
import { CallForm, currentPasswordField, newPasswordFields } from '../../ui/call-form.tsx';
import type { Route } from './+types/security.ts';
import { callApi, load } from '../parts/api.ts';
import { ScreenTitle, Section } from '../parts/screen.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [security, sessions] = await Promise.all([
    load<{ data: TwoStepState }>('/account/security'),
    load<{ data: OpenSession[] }>('/sessions'),
  ]);
  return { twoStep: security.data, sessions: sessions.data };
}

export default function Security({ loaderData: { twoStep, sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Stack gap="xl" maw={560}>
      <Stack gap="xs">
        <ScreenTitle>Security</ScreenTitle>
        <AccountTabs />
      </Stack>
      <TwoStep state={twoStep} />
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
