import { Button, NativeSelect } from '@mantine/core';
import { contentTypes } from '../../../../content/index.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { toDraft } from '../../../../content/permissions.ts';
import type { RecordState } from '../../../../server/content/records/states.ts';
import { IconX } from '../../../ui/icons.ts';
import { useMay } from '../../parts/use-signed-in.ts';
import { FilterBar } from '../../lists/filter-bar.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { FieldFilter } from './field-filter.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';

/** The filters of a list, which are in the URL. The dashboard links to lists of records without related ones. */
export function Filters({ type }: { type: ContentType }) {
  const { query, want } = useListQuery();
  const maySeeDrafts = useMay(toDraft(type));
  const status = type.fields['status'];
  const options = (status?.options ?? []).map(({ value, label }) => ({ value: String(value), label }));
  const without = contentTypes.find(({ path }) => path === query.get('without'))?.noun.many;
  return (
    <FilterBar search={<SearchField label={`Search by ${type.fields[type.title]?.label ?? type.label.one}`} />}>
      {status && (
        <NativeSelect
          label="Status"
          data={[{ value: '', label: 'All' }, ...options]}
          value={query.get('status') ?? ''}
          onChange={({ currentTarget }) => want('status', currentTarget.value)}
          w={160}
        />
      )}
      {maySeeDrafts && (
        <NativeSelect
          label="State"
          data={[{ value: '', label: 'All' }, ...states]}
          value={query.get('state') ?? ''}
          onChange={({ currentTarget }) => want('state', currentTarget.value)}
          w={160}
        />
      )}
      {type.filters?.map((name) => (
        <FieldFilter key={name} type={type} name={name} />
      ))}
      {without && (
        <Button
          variant="light"
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={`Without ${without}: remove this filter`}
          onClick={() => want('without', null)}
        >
          {`Without ${without}`}
        </Button>
      )}
    </FilterBar>
  );
}

const labels: Record<RecordState, string> = {
  published: 'Published',
  changed: 'Has a draft',
  draft: 'Not published',
  scheduled: 'Scheduled',
};
const states = Object.entries(labels).map(([value, label]) => ({ value, label }));
