import { Button, Stack, Title } from '@mantine/core';
import type { Route } from './+types/people.ts';
import { read } from './api.ts';
import { type Invitation, Invitations } from './people/invitations.tsx';
import { Ago } from './show/ago.tsx';
import { State } from './state.tsx';
import { useAct } from './use-act.ts';
import { TabTitle } from '../ui/agency.tsx';

export { ErrorBoundary } from './screen-failure.tsx';

interface User {
  id: number;
  name: string;
  email: string;
  disabled_at: string | null;
  last_used_at: string | null;
}

export async function clientLoader() {
  const [users, invitations] = await Promise.all([
    read<{ data: User[] }>('/users'),
    read<{ data: Invitation[] }>('/invitations'),
  ]);
  return { users: users.data, invitations: invitations.data };
}

export default function People({ loaderData: { users, invitations } }: Route.ComponentProps) {
  const act = useAct();

  return (
    <Stack gap="xl">
      <TabTitle>People</TabTitle>
      <Title order={1}>People</Title>
      <table className="records" aria-label="Administrators">
        <thead>
          <tr>
            <th>Name</th>
            <th>Email</th>
            <th>Last here</th>
            <th>State</th>
            <th data-part="actions">Action</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td data-part="title">{user.name}</td>
              <td data-heading="Email">{user.email}</td>
              <td data-heading="Last here">
                {user.last_used_at ? <Ago time={user.last_used_at} /> : <span className="nothing">never</span>}
              </td>
              <td data-heading="State">
                <State isOn={!user.disabled_at}>{user.disabled_at ? 'Disabled' : 'Active'}</State>
              </td>
              <td data-part="actions">
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color={user.disabled_at ? 'brand' : 'red'}
                  onClick={() => void act('POST', `/users/${user.id}/${user.disabled_at ? 'enable' : 'disable'}`)}
                >
                  {`${user.disabled_at ? 'Enable' : 'Disable'} ${user.name}`}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Invitations invitations={invitations} />
    </Stack>
  );
}
