import { NativeSelect } from '@mantine/core';
import { roles, roleTexts } from '../../../content/roles.ts';
import type { ListedPerson } from '../../../server/accounts/people/people.ts';
import { useAction } from '../parts/use-action.ts';

/** The role of a person, which an owner changes for all others. */
export function RoleChoice({ user, isSelf }: { user: ListedPerson; isSelf: boolean }) {
  const act = useAction();
  if (isSelf) return roleTexts[user.role].label;
  return (
    <NativeSelect
      size="xs"
      w={110}
      aria-label={`Role of ${user.name}`}
      value={user.role}
      data={roles.map((role) => ({ value: role, label: roleTexts[role].label }))}
      onChange={({ currentTarget }) => void act('PUT', `/users/${user.id}/role`, { role: currentTarget.value })}
    />
  );
}
