import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { FilterBar } from '../lists/filter-bar.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { shapes } from './library.ts';

const lacking = ['unused', 'undescribed'];

/** The search and filters of the library, which are in the URL. */
export function LibraryFilters() {
  const { query, want } = useListQuery();
  const [, setQuery] = useSearchParams();

  function wantLacking(filter: string) {
    setQuery((current) => {
      const next = new URLSearchParams(current);
      for (const name of ['page', ...lacking]) next.delete(name);
      if (filter) next.set(filter, '1');
      return next;
    });
  }

  return (
    <FilterBar search={<SearchField label="Search by name, description or credit" />}>
      <NativeSelect
        label="Show"
        data={[
          { value: '', label: 'All' },
          { value: 'unused', label: 'Unused' },
          { value: 'undescribed', label: 'Without description' },
        ]}
        value={lacking.find((name) => query.has(name)) ?? ''}
        onChange={({ currentTarget }) => wantLacking(currentTarget.value)}
        w={190}
      />
      <NativeSelect
        label="Shape"
        data={shapes}
        value={query.get('kind') ?? ''}
        onChange={({ currentTarget }) => want('kind', currentTarget.value)}
        w={140}
      />
    </FilterBar>
  );
}
