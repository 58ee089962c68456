import { NativeSelect } from '@mantine/core';
import { roles, roleTexts } from '../../../content/roles.ts';
import type { ListedPerson } from '../../../server/accounts/people/people.ts';
import { useRevalidator } from 'react-router';
import { showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { showUndoToast } from '../parts/undo-toast.tsx';
import { useAction } from '../parts/use-action.ts';

/** The role of a person, which an owner changes for all others. */
export function RoleChoice({ user, isSelf }: { user: ListedPerson; isSelf: boolean }) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const path = `/users/${user.id}/role`;

  async function change(role: string) {
    const answer = await callApi<{ message: string }>('PUT', path, { role });
    if (answer.ok) showUndoToast(answer.body.message, () => act('PUT', path, { role: user.role }));
    else showToast('error', answer.message);
    await revalidate();
  }

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
