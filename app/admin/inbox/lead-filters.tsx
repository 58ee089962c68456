import { Group, NativeSelect } from '@mantine/core';
import { SearchField } from '../records/list/search-field.tsx';
import { useListQuery } from '../records/list/use-list-query.ts';
import { states } from './inbox-kinds.ts';
import type { Assignee } from './handling.tsx';

/** Search, state and assignee of a box, kept in the address; its mails, where the dashboard has led to them. */
export function LeadFilters({ people }: { people: Assignee[] }) {
  const { query, want } = useListQuery();
  const everyone = people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Group component="search" align="end">
      <SearchField label="Search by name, email, text or number" />
      <NativeSelect
        label="State"
        data={[{ value: '', label: query.has('mail') ? 'All' : 'All but spam' }, ...states]}
        value={query.get('state') ?? ''}
        onChange={({ currentTarget }) => want('state', currentTarget.value)}
        w={160}
      />
      <NativeSelect
        label="Assigned to"
        data={[{ value: '', label: 'Anyone' }, { value: 'none', label: 'Nobody yet' }, ...everyone]}
        value={query.get('assignee') ?? ''}
        onChange={({ currentTarget }) => want('assignee', currentTarget.value)}
        w={180}
      />
      {query.has('mail') && (
        <NativeSelect
          label="Mails"
          data={[
            { value: '', label: 'All' },
            { value: 'failing', label: 'Failing' },
          ]}
          value={query.get('mail') ?? ''}
          onChange={({ currentTarget }) => want('mail', currentTarget.value)}
          w={180}
        />
      )}
    </Group>
  );
}
