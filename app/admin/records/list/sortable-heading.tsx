import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../../../ui/icons.ts';
import { isSortable } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import { useListQuery } from '../../lists/use-list-query.ts';

interface SortableHeadingProps {
  name: string;
  heading: string;
  field?: Field | undefined;
}

/** The heading of a column. Where values can be compared, it toggles ascending, descending and no order. */
export function SortableHeading({ name, heading, field }: SortableHeadingProps) {
  const { query, want } = useListQuery();
  if (!isSortable(field)) return <th>{heading}</th>;
  const sort = query.get('sort');
  const next = sort === name ? `-${name}` : sort === `-${name}` ? null : name;
  const Icon = sort === name ? IconArrowUp : sort === `-${name}` ? IconArrowDown : IconArrowsSort;

  return (
    <th aria-sort={sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'}>
      <button type="button" onClick={() => want('sort', next)}>
        {heading}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}
