import { NativeSelect } from '@mantine/core';
import { inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { FilterBar } from '../lists/filter-bar.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import type { Assignee } from './status-form.tsx';

/** Search, status and assignee, kept in the address; the filter by emails where the dashboard set it. */
export function ItemFilters({ people }: { people: Assignee[] }) {
  const { query, want } = useListQuery();
  const everyone = people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FilterBar search={<SearchField label="Search by name, email, text or number" />}>
      <NativeSelect
        label="Status"
        data={[{ value: '', label: query.has('mail') ? 'All' : 'All but spam' }, ...inboxStatuses]}
        value={query.get('status') ?? ''}
        onChange={({ currentTarget }) => want('status', currentTarget.value)}
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
          label="Emails"
          data={[
            { value: '', label: 'All' },
            { value: 'failing', label: 'Failing' },
          ]}
          value={query.get('mail') ?? ''}
          onChange={({ currentTarget }) => want('mail', currentTarget.value)}
          w={180}
        />
      )}
    </FilterBar>
  );
}
