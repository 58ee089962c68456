import type { InboxColumn } from '../../../content/inbox/inbox-kind.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

/** The value of a column that a kind of inbox item has of its own. */
export function ColumnBadge({ column: { values, marked }, value }: { column: InboxColumn; value: string }) {
  return (
    <StatusBadge isOn={value === marked?.on} isUrgent={value === marked?.urgent}>
      {values?.[value] ?? value}
    </StatusBadge>
  );
}
