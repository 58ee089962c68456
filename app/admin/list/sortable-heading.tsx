import { Group, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../../ui/icons.ts';
import type { Field } from '../../../content/model/field.ts';
import { useListQuery } from './use-list-query.ts';

interface SortableHeadingProps {
  name: string;
  heading: string;
  field?: Field | undefined;
}

/** The heading of a column. Where its values have an order, it sorts the list by them: up, down, and not at all. */
export function SortableHeading({ name, heading, field }: SortableHeadingProps) {
  const { query, want } = useListQuery();
  if (field?.kind === 'image' || field?.kind === 'richText' || field?.kind === 'relation')
    return <Table.Th>{heading}</Table.Th>;
  const sort = query.get('sort');
  const next = sort === name ? `-${name}` : sort === `-${name}` ? null : name;
  const Icon = sort === name ? IconArrowUp : sort === `-${name}` ? IconArrowDown : IconArrowsSort;

  return (
    <Table.Th aria-sort={sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'}>
      <UnstyledButton onClick={() => want('sort', next)} fz="sm" fw={700}>
        <Group gap={4} wrap="nowrap">
          {heading}
          <Icon size={14} aria-hidden />
        </Group>
      </UnstyledButton>
    </Table.Th>
  );
}
