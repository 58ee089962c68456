import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import type { SignedInUser } from '../../../content/permissions.ts';
import { roleTexts } from '../../../content/roles.ts';
import type { OpenSession } from '../../../server/accounts/sign-in/sessions.ts';
import { CallForm, newPasswordFields } from '../../ui/call-form.tsx';
import type { Route } from './+types/account.ts';
import { callApi, load } from '../parts/api.ts';
import { Item } from '../parts/item.tsx';
import { Ago } from '../parts/ago.tsx';
import { useAction } from '../parts/use-action.ts';
import { useTour } from '../tour/use-tour.ts';
import { TabTitle } from '../../ui/agency.tsx';
import { browserName } from './browser-name.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [account, sessions] = await Promise.all([
    load<{ data: SignedInUser }>('/account'),
    load<{ data: OpenSession[] }>('/sessions'),
  ]);
  return { account: account.data, sessions: sessions.data };
}

export default function Account({ loaderData: { account, sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  return (
    <Stack gap="xl" maw={560}>
      <TabTitle>My account</TabTitle>
      <Stack gap="xs">
        <Title order={1}>My account</Title>
        <Text c="dimmed">{account.email}</Text>
        <Text>
          <strong>{roleTexts[account.role].label}.</strong> {roleTexts[account.role].may}
        </Text>
      </Stack>
      <Stack component="section" aria-labelledby="name">
        <Title order={2} size="h3" id="name">
          Name
        </Title>
        <CallForm
          key={account.name}
          label="Name"
          fields={[{ label: 'Full Name', name: 'name', autoComplete: 'name', defaultValue: account.name }]}
          submit="Save name"
          send={callApi}
          method="PUT"
          path="/account"
          onDone={refresh}
        />
      </Stack>
      <Stack component="section" aria-labelledby="password">
        <Title order={2} size="h3" id="password">
          Password
        </Title>
        <Text>Changing it signs you out everywhere else.</Text>
        <CallForm
          label="Password"
          fields={[
            { label: 'Current Password', name: 'current_password', type: 'password', autoComplete: 'current-password' },
            ...newPasswordFields,
          ]}
          submit="Change password"
          send={callApi}
          method="PUT"
          path="/account/password"
          onDone={refresh}
        />
      </Stack>
      <Sessions sessions={sessions} />
      <TourAgain />
    </Stack>
  );
}

function TourAgain() {
  const navigate = useNavigate();
  const { begin } = useTour();
  return (
    <Stack component="section" aria-labelledby="tour-again" gap="xs" align="start">
      <Title order={2} size="h3" id="tour-again">
        Tour
      </Title>
      <Text>Three short steps that show where things are.</Text>
      <Button variant="default" onClick={() => void begin().then(() => navigate('/admin'))}>
        Take the tour
      </Button>
    </Stack>
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
