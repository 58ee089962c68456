import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { roleTexts } from '../../../content/roles.ts';
import type { OpenSession } from '../../../server/accounts/sign-in/sessions.ts';
import { CallForm, currentPasswordField, newPasswordFields } from '../../ui/call-form.tsx';
import type { Route } from './+types/account.ts';
import { Item, ScreenTitle, Section } from '../parts/screen.tsx';
import { callApi, load } from '../parts/api.ts';
import { Ago } from '../parts/ago.tsx';
import { useAction } from '../parts/use-action.tsx';
import { type ChosenEmails, EmailChoice } from './email-choice.tsx';
import { ChangeEmail } from '../people/change-email.tsx';
import { Signature } from './signature.tsx';
import { useTour } from '../tour/use-tour.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [account, sessions, emails, signature] = await Promise.all([
    load<{ data: SignedInUser }>('/account'),
    load<{ data: OpenSession[] }>('/sessions'),
    load<{ data: ChosenEmails }>('/account/emails'),
    load<{ data: { signature: string } }>('/account/signature'),
  ]);
  return { account: account.data, sessions: sessions.data, emails: emails.data, ...signature.data };
}

export default function Account({ loaderData: { account, sessions, emails, signature } }: Route.ComponentProps) {
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
      <Section id="password" title="Password">
        <Text>Changing it signs you out everywhere else.</Text>
        <CallForm
          label="Password"
          fields={[currentPasswordField, ...newPasswordFields]}
          submit="Change password"
          send={(values) => callApi('PUT', '/account/password', values)}
          onDone={refresh}
        />
      </Section>
      {may(account, 'work on leads') && <Signature signature={signature} />}
      <EmailChoice person={account} chosen={emails} />
      <Sessions sessions={sessions} />
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

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const act = useAction();
  return (
    <Stack component="section" aria-labelledby="sessions">
      <Group justify="space-between">
        <Title order={2} size="h3" id="sessions">
          Sessions
        </Title>
        {sessions.length > 1 && (
          <Button variant="light" size="compact-sm" onClick={() => void act('DELETE', '/sessions')}>
            Sign out everywhere else
          </Button>
        )}
      </Group>
      {sessions.map(({ id, address, user_agent, last_used_at, current }) => (
        <Item
          key={id}
          title={
            <Text lineClamp={1} title={user_agent}>
              {browserName(user_agent)}
            </Text>
          }
          detail={
            <>
              {address}, last active <Ago time={last_used_at} />
            </>
          }
        >
          {current ? (
            <Badge>This session</Badge>
          ) : (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              flex="none"
              aria-label={`Sign out ${browserName(user_agent)}`}
              onClick={() => void act('DELETE', `/sessions/${id}`)}
            >
              Sign out
            </Button>
          )}
        </Item>
      ))}
    </Stack>
  );
}

/** In this order, because a browser also sends names of those below it. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Returns what people call a browser, such as “Safari on iPhone”, or the user agent of an unknown one. */
function browserName(userAgent: string): string {
  const named = (names: typeof browsers | typeof systems) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = named(browsers);
  if (!browser) return userAgent || 'Unknown browser';
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}
