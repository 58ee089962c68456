import { VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { type ContentType, isSortable } from '../../../../content/model/content-type.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import { useMay } from '../../parts/signed-in.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { RecordRow } from './record-row.tsx';
import { SelectAll } from '../../lists/select-all.tsx';
import { type Positions, useOrder } from './use-order.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../../../ui/icons.ts';
import type { Field } from '../../../../content/model/field.ts';
import { useListQuery } from '../../lists/use-list-query.ts';

interface RecordTableProps {
  type: ContentType;
  records: AnyRecord[];
  drafts: ListedDraft[];
  schedules: Schedule[];
  positions: Positions;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onDelete: (record: AnyRecord) => void;
}

/** The list of a type's records: the declared columns, the time of the last change, and actions. */
export function RecordTable({ type, records, selected, onSelect, onDelete, ...props }: RecordTableProps) {
  const { drafts, schedules, positions } = props;
  const [query] = useSearchParams();
  const isUnfiltered = !['search', 'status', 'state', 'sort'].some((name) => query.has(name));
  const order = useOrder(type, positions);
  const mayPublish = useMay(permissionToPublish(type));

  const drafted = new Set(drafts.map(({ key }) => key));
  const scheduled = Map.groupBy(schedules, ({ key }) => key);

  function toggle(id: number) {
    onSelect(selected.symmetricDifference(new Set([id])));
  }

  const table = (
    <table className="records" aria-label={type.label.many}>
      <thead>
        <tr>
          {mayPublish && <SelectAll ids={records.map(({ id }) => id)} selected={selected} onSelect={onSelect} />}
          {Object.entries(type.columns).map(([name, heading]) => (
            <SortableHeading key={name} name={name} heading={heading} field={type.fields[name]} />
          ))}
          <SortableHeading name="updated_at" heading="Updated" />
          <th data-part="actions">Action</th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- It only handles clicks on the buttons in it. */}
      <tbody onClickCapture={order.onClickCapture}>
        {records.map((record, index) => (
          <RecordRow
            key={record.id}
            type={type}
            record={record}
            hasDraft={drafted.has(String(record[type.addressedBy]))}
            schedules={scheduled.get(String(record[type.addressedBy])) ?? []}
            isSelected={selected.has(record.id)}
            onToggle={mayPublish ? () => toggle(record.id) : undefined}
            onDelete={() => onDelete(record)}
            {...(mayPublish && type.ordered && isUnfiltered && { order: order.rowAt(index, record) })}
          />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      {type.ordered && <VisuallyHidden component="output">{order.announcement}</VisuallyHidden>}
    </>
  );
}

/** The heading of a column. Where values can be compared, it toggles ascending, descending and no order. */
function SortableHeading({ name, heading, field }: { name: string; heading: string; field?: Field | undefined }) {
  const { query, want } = useListQuery();
  if (!isSortable(field)) return <th>{heading}</th>;
  const sort = query.get('sort');
  const next = sort === name ? `-${name}` : sort === `-${name}` ? null : name;
  const Icon = sort === name ? IconArrowUp : sort === `-${name}` ? IconArrowDown : IconArrowsSort;

  return (
    <th aria-sort={sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'}>
      <button type="button" className="unstyled" onClick={() => want('sort', next)}>
        {heading}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}
