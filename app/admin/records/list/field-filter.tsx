import { NativeSelect } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { readOptions } from '../records.ts';
import { useListQuery } from '../../lists/use-list-query.ts';

interface FieldFilterProps {
  type: ContentType;
  name: string;
}

/** Filters a list by one of the values of a choice, or by a related record. */
export function FieldFilter({ type, name }: FieldFilterProps) {
  const { query, want } = useListQuery();
  const field = type.fields[name];
  const related = useLoaded(`${type.name}.${name}`, async () =>
    field?.relation ? (await readOptions({ ...type, fields: { [name]: field } }))[field.relation.optionsFrom] : [],
  );
  const options = field?.options?.map(({ value, label }) => ({ value: String(value), label })) ?? related ?? [];
  if (options.length === 0) return null;
  return (
    <NativeSelect
      label={field?.label}
      data={[{ value: '', label: 'All' }, ...options]}
      value={query.get(name) ?? ''}
      onChange={({ currentTarget }) => want(name, currentTarget.value)}
      w={200}
    />
  );
}
