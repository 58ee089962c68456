import { Group, NativeSelect } from '@mantine/core';
import type { ContentType } from '../../../content/model/content-type.ts';
import { SearchField } from './search-field.tsx';
import { useListQuery } from './use-list-query.ts';

/** Search and status of a list, kept in the address. */
export function Filters({ type }: { type: ContentType }) {
  const { query, want } = useListQuery();
  const status = type.fields['status'];
  const options = (status?.options ?? []).map(({ value, label }) => ({ value: String(value), label }));
  return (
    <Group component="search" align="end">
      <SearchField label={`Search by ${type.fields[type.title]?.label ?? type.label.one}`} />
      {status && (
        <NativeSelect
          label="Status"
          data={[{ value: '', label: 'All' }, ...options]}
          value={query.get('status') ?? ''}
          onChange={({ currentTarget }) => want('status', currentTarget.value)}
          w={160}
        />
      )}
    </Group>
  );
}
