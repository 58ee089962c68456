import { Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { Route } from './+types/people.ts';
import { read } from './api.ts';
import { type Invitation, Invitations } from './people/invitations.tsx';
import { Ago } from './show/ago.tsx';
import { useAct } from './use-act.ts';

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
      <title>People | Plinth</title>
      <Title order={1}>People</Title>
      <Table className="records" verticalSpacing="sm" aria-label="Administrators">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Email</Table.Th>
            <Table.Th>Last here</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th ta="end">Action</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td fw={600} data-part="title">
                {user.name}
              </Table.Td>
              <Table.Td data-heading="Email">{user.email}</Table.Td>
              <Table.Td data-heading="Last here">
                {user.last_used_at ? <Ago time={user.last_used_at} /> : <Text c="dimmed">never</Text>}
              </Table.Td>
              <Table.Td data-heading="State">
                <Badge color={user.disabled_at ? 'gray' : 'teal'}>{user.disabled_at ? 'Disabled' : 'Active'}</Badge>
              </Table.Td>
              <Table.Td data-part="actions">
                <Group justify="flex-end">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    color={user.disabled_at ? 'brand' : 'red'}
                    onClick={() => void act('POST', `/users/${user.id}/${user.disabled_at ? 'enable' : 'disable'}`)}
                  >
                    {`${user.disabled_at ? 'Enable' : 'Disable'} ${user.name}`}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Invitations invitations={invitations} />
    </Stack>
  );
}
