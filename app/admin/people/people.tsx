import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Invitation } from '../../../server/accounts/people/invitations.ts';
import type { ListedPerson } from '../../../server/accounts/people/people.ts';
import type { Route } from './+types/people.ts';
import { load } from '../parts/api.ts';
import { DisableDialog } from './disable-dialog.tsx';
import { Invitations } from './invitations.tsx';
import { Ago } from '../parts/ago.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useSignedIn } from '../parts/use-signed-in.ts';
import { PEOPLE_HELP } from '../shell/screens.ts';
import { useAction } from '../parts/use-action.ts';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  const [users, invitations] = await Promise.all([
    load<{ data: ListedPerson[] }>('/users'),
    load<{ data: Invitation[] }>('/invitations'),
  ]);
  return { users: users.data, invitations: invitations.data };
}

export default function People({ loaderData: { users, invitations } }: Route.ComponentProps) {
  const act = useAction();
  const self = useSignedIn();
  const [toDisable, setToDisable] = useState<ListedPerson | null>(null);

  return (
    <Stack gap="xl">
      <TabTitle>People</TabTitle>
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
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${user.disabled_at ? 'Enable' : 'Disable'} ${user.name}`}
                    color={user.disabled_at ? 'brand' : 'red'}
                    onClick={() =>
                      user.disabled_at ? void act('POST', `/users/${user.id}/enable`) : setToDisable(user)
                    }
                  >
                    {user.disabled_at ? 'Enable' : 'Disable'}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DisableDialog
        user={toDisable}
        onClose={() => setToDisable(null)}
        onDisable={(id) => act('POST', `/users/${id}/disable`)}
      />
      <Invitations invitations={invitations} />
    </Stack>
  );
}
