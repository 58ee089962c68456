import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import type { DigestInterval } from '../../../content/digests.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { roleTexts } from '../../../content/roles.ts';
import { CallForm } from '../../ui/call-form.tsx';
import type { Route } from './+types/account.ts';
import { ScreenTitle, Section } from '../parts/screen.tsx';
import { callApi, load } from '../parts/api.ts';
import { mayLoad } from '../parts/signed-in.ts';
import { AccountTabs } from './account-tabs.tsx';
import { DigestChoice } from './digest-choice.tsx';
import { type ChosenEmails, EmailChoice } from './email-choice.tsx';
import { ChangeEmail } from '../people/change-email.tsx';
import { Signature } from './signature.tsx';
import { useTour } from '../tour/use-tour.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [account, emails, signature, digest] = await Promise.all([
    load<{ data: SignedInUser }>('/account'),
    load<{ data: ChosenEmails }>('/account/emails'),
    load<{ data: { signature: string } }>('/account/signature'),
    readDigest(),
  ]);
  return { account: account.data, emails: emails.data, ...signature.data, digest };
}

/** Returns how often somebody gets a digest; undefined for people who never do. */
async function readDigest() {
  if (!(await mayLoad('read figures'))) return undefined;
  return (await load<{ data: { every: DigestInterval | null } }>('/account/digest')).data.every;
}

export default function Account({ loaderData: { account, emails, signature, digest } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  return (
    <Stack gap="xl" maw={560}>
      <Stack gap="xs">
        <ScreenTitle>My account</ScreenTitle>
        <Group gap="xs">
          <Text c="dimmed">{account.email}</Text>
          <ChangeEmail />
        </Group>
        <Text>
          <strong>{roleTexts[account.role].label}.</strong> {roleTexts[account.role].may}
        </Text>
        <AccountTabs />
      </Stack>
      <Section id="name" title="Name">
        <CallForm
          key={account.name}
          label="Name"
          fields={[{ label: 'Full Name', name: 'name', autoComplete: 'name', defaultValue: account.name }]}
          submit="Save name"
          send={(values) => callApi('PUT', '/account', values)}
          onDone={refresh}
        />
      </Section>
      {may(account, 'work on leads') && <Signature signature={signature} />}
      <EmailChoice person={account} chosen={emails} />
      {digest !== undefined && <DigestChoice chosen={digest} />}
      <TourAgain />
    </Stack>
  );
}

function TourAgain() {
  const navigate = useNavigate();
  const { begin } = useTour();
  return (
    <Section id="tour-again" title="Tour" gap="xs" align="start">
      <Text>Three short steps that show where things are.</Text>
      <Button variant="default" onClick={() => void begin().then(() => navigate('/admin'))}>
        Take the tour
      </Button>
    </Section>
  );
}
