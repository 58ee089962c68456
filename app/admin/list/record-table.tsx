import { Checkbox, Table } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../records.ts';
import { RecordRow } from './record-row.tsx';
import { SortableHeading } from './sortable-heading.tsx';
import { useOrder } from './use-order.ts';

interface RecordTableProps {
  type: ContentType;
  records: AnyRecord[];
  /** The place of the first of these records in the whole list, from 1. */
  first: number;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onDelete: (record: AnyRecord) => void;
}

/** Records as rows: the declared columns, when each was changed, and what can be done with it. */
export function RecordTable({ type, records, first, selected, onSelect, onDelete }: RecordTableProps) {
  const [query] = useSearchParams();
  const isWhole = !['search', 'status', 'sort'].some((name) => query.has(name));
  const order = useOrder(type, first);
  const areAll = records.every(({ id }) => selected.has(id));

  function toggle(id: number) {
    onSelect(selected.has(id) ? selected.difference(new Set([id])) : selected.union(new Set([id])));
  }

  return (
    <Table className="records" verticalSpacing="sm" highlightOnHover aria-label={type.label.many}>
      <Table.Thead>
        <Table.Tr>
          {!type.single && (
            <Table.Th w={40}>
              <Checkbox
                aria-label="Select all"
                checked={areAll}
                indeterminate={selected.size > 0 && !areAll}
                onChange={() => onSelect(new Set(areAll ? [] : records.map(({ id }) => id)))}
              />
            </Table.Th>
          )}
          {Object.entries(type.columns).map(([name, heading]) => (
            <SortableHeading key={name} name={name} heading={heading} field={type.fields[name]} />
          ))}
          <SortableHeading name="updated_at" heading="Updated" />
          <Table.Th ta="end">Action</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record, index) => (
          <RecordRow
            key={record.id}
            type={type}
            record={record}
            isSelected={selected.has(record.id)}
            onToggle={() => toggle(record.id)}
            onDelete={() => onDelete(record)}
            {...(type.ordered && isWhole && { order: order.at(index, record) })}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
