import { Button, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Invitation } from '../../../server/accounts/people/invitations.ts';
import type { ListedPerson } from '../../../server/accounts/people/people.ts';
import type { Route } from './+types/people.ts';
import { callApi, load } from '../parts/api.ts';
import { Ago } from '../parts/ago.tsx';
import { focusHeading, Item, ScreenHeading, Section } from '../parts/screen.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useNameOf, useSignedIn } from '../parts/signed-in.ts';
import { PEOPLE_HELP } from '../shell/screens.ts';
import { useAction } from '../parts/use-action.tsx';
import { type Role, roles, roleTexts } from '../../../content/roles.ts';
import { showResultToast } from '../../ui/toast.ts';
import { ChangeEmail } from './change-email.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { RequiredTwoStep } from './required-two-step.tsx';
import { ResetTwoStep } from './reset-two-step.tsx';
import { TokensOf } from './tokens-of.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [users, invitations, required] = await Promise.all([
    load<{ data: ListedPerson[] }>('/users'),
    load<{ data: Invitation[] }>('/invitations'),
    load<{ data: { roles: Role[] } }>('/required-factors'),
  ]);
  return { users: users.data, invitations: invitations.data, required: required.data.roles };
}

export default function People({ loaderData: { users, invitations, required } }: Route.ComponentProps) {
  const self = useSignedIn();
  return (
    <Stack gap="xl">
      <ScreenHeading title="People" count={users.length} help={PEOPLE_HELP} />
      <table className="records" aria-label="People">
        <thead>
          <tr>
            <th>Name</th>
            <th>Email</th>
            <th>Role</th>
            <th>Last active</th>
            <th>Status</th>
            <th data-part="actions">Action</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td data-part="title">{user.name}</td>
              <td data-heading="Email">{user.email}</td>
              <td data-heading="Role">
                <RoleChoice user={user} isSelf={user.id === self?.id} />
              </td>
              <td data-heading="Last active">
                {user.last_used_at ? <Ago time={user.last_used_at} /> : <span className="nothing">never</span>}
              </td>
              <td data-heading="Status">
                <StatusBadge isOn={!user.disabled_at}>{user.disabled_at ? 'Disabled' : 'Active'}</StatusBadge>
              </td>
              <td data-part="actions">
                {user.id === self?.id ? (
                  <Text size="sm">You</Text>
                ) : (
                  <>
                    {!user.disabled_at && <ChangeEmail of={user} />}
                    {user.has_second_step && <ResetTwoStep of={user} />}
                    {user.has_tokens && <TokensOf of={user} />}
                    {user.disabled_at ? <Enable user={user} /> : <Disable user={user} />}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RequiredTwoStep roles={required} />
      <Invitations invitations={invitations} />
    </Stack>
  );
}

/** The role of a person, which an owner changes for all others. */
function RoleChoice({ user, isSelf }: { user: ListedPerson; isSelf: boolean }) {
  const act = useAction();
  const path = `/users/${user.id}/role`;
  const change = (role: string) =>
    act('PUT', path, { body: { role }, undo: ['PUT', path, { body: { role: user.role } }] });
  if (isSelf) return roleTexts[user.role].label;
  return (
    <NativeSelect
      size="xs"
      w={110}
      aria-label={`Role of ${user.name}`}
      value={user.role}
      data={roles.map((role) => ({ value: role, label: roleTexts[role].label }))}
      onChange={({ currentTarget }) => void change(currentTarget.value)}
    />
  );
}

function Enable({ user: { id, name } }: { user: ListedPerson }) {
  const act = useAction();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Enable ${name}`}
      onClick={() => void act('POST', `/users/${id}/enable`)}
    >
      Enable
    </Button>
  );
}

function Disable({ user: { id, name } }: { user: ListedPerson }) {
  const act = useAction();
  return (
    <ConfirmedButton
      variant="subtle"
      color="red"
      size="compact-sm"
      label="Disable"
      aria-label={`Disable ${name}`}
      question={`Disable ${name}?`}
      action="Disable"
      onConfirm={() => act('POST', `/users/${id}/disable`)}
      onClosed={focusHeading}
    >
      <Text>{name} is signed out everywhere and can’t sign in until somebody enables the account again.</Text>
      <Text>Unused invitations from {name} stop working.</Text>
    </ConfirmedButton>
  );
}

const LEAST = 'writer';

function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const nameOf = useNameOf();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const [role, setRole] = useState<Role>(LEAST);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = Object.fromEntries(new FormData(form));
    const result = await callApi<{ data: { link: string }; message: string }>('POST', '/invitations', {
      role,
      ...(email && { email }),
    });
    setError(result.ok ? undefined : result.errors['email']?.[0]);
    showResultToast(result);
    if (!result.ok) return;
    setLink(result.body.data.link);
    form.reset();
    await revalidate();
  }

  return (
    <Section id="invitations" title="Invitations" maw={560}>
      <form method="post" noValidate aria-label="Invite" onSubmit={(event) => void invite(event)}>
        <Stack align="start">
          <TextInput
            label="Email"
            name="email"
            type="email"
            description="Optional. If email is set up, the link goes there."
            error={error}
            w="100%"
          />
          <Radio.Group label="Role" value={role} onChange={setRole}>
            <Stack gap="xs" mt="xs">
              {roles.map((role) => (
                <Radio key={role} value={role} label={roleTexts[role].label} description={roleTexts[role].may} />
              ))}
            </Stack>
          </Radio.Group>
          <Button type="submit">Invite</Button>
        </Stack>
      </form>
      {link && (
        <ShownOnce
          key={link}
          title="The link for your colleague. It works once, within a week, and is shown only this time."
          address={link}
        />
      )}
      {invitations.map(({ id, email, role, invited_by, invited_by_id, created_at }) => (
        <Item
          key={id}
          title={
            <Text>
              {email ?? 'Anyone with the link'}, {roleTexts[role].label.toLowerCase()}, invited{' '}
              <Ago time={created_at} /> by {nameOf(invited_by ?? 'the command line', invited_by_id)}
            </Text>
          }
        >
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            flex="none"
            aria-label={`Withdraw the invitation for ${email ?? 'anyone with the link'}`}
            onClick={() => void act('DELETE', `/invitations/${id}`)}
          >
            Withdraw
          </Button>
        </Item>
      ))}
    </Section>
  );
}
