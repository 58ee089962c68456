import { Link, useLocation } from 'react-router';
import { fieldNames, labelledColumns } from '../../../content/inbox/inbox-kind.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { ColumnBadge, StatusBadge } from '../parts/status-badge.tsx';
import { SelectAll } from '../lists/select-all.tsx';
import { Ago } from '../parts/ago.tsx';
import { type InboxItem, screenOf, valueOf } from './inbox-item.ts';
import { Moment } from './moment.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface ItemTableProps {
  kind: AnyInboxKind;
  items: InboxItem[];
  selected: ReadonlySet<number>;
  /** Where items can be chosen. */
  onSelect: ((selected: ReadonlySet<number>) => void) | undefined;
}

/** Items as rows, new ones bold. */
export function ItemTable({ kind, items, selected, onSelect }: ItemTableProps) {
  const { search } = useLocation();
  const rows = useRowKeys((index) => toggle(items[index]?.id ?? 0));
  const columns = labelledColumns(kind);

  const [moment] = fieldNames(kind, 'moment');

  function toggle(id: number) {
    onSelect?.(selected.symmetricDifference(new Set([id])));
  }

  return (
    <table className="records inbox" aria-label={kind.label.many}>
      <thead>
        <tr>
          {onSelect && <SelectAll ids={items.map(({ id }) => id)} selected={selected} onSelect={onSelect} />}
          {moment && <th>{kind.fields[moment]?.label}</th>}
          <th>From</th>
          <th>{kind.fields[kind.text]?.label}</th>
          {columns.map(([name, { label }]) => (
            <th key={name}>{label}</th>
          ))}
          <th>Status</th>
          <th>Received</th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {items.map((item) => (
          <tr
            key={item.id}
            data-new={item.status === 'new' || undefined}
            data-selected={selected.has(item.id) || undefined}
          >
            {onSelect && (
              <td data-part="choice">
                <input
                  type="checkbox"
                  aria-label={`Select ${item.name}, ${item.reference}`}
                  checked={selected.has(item.id)}
                  onChange={() => toggle(item.id)}
                />
              </td>
            )}
            {moment && (
              <td data-part="moment">
                <Moment time={valueOf(item, moment)} />
              </td>
            )}
            <td data-part="title">
              <Link to={`${screenOf(kind)}/${item.id}${search}`} dir="auto">
                {item.name}
              </Link>
            </td>
            <td data-heading={kind.fields[kind.text]?.label}>
              <span className="in-short" dir="auto">
                {valueOf(item, kind.text)}
              </span>
            </td>
            {columns.map(([name, column]) => (
              <td key={name} data-heading={column.label}>
                <ColumnBadge column={column} value={valueOf(item, name)} />
              </td>
            ))}
            <td data-heading="Status">
              {/* A second badge would compete with that of a column. */}
              {columns.length > 0 ? item.status : <StatusBadge isOn={item.status === 'new'}>{item.status}</StatusBadge>}
            </td>
            <td data-heading="Received">
              <Ago time={item.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
