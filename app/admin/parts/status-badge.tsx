import type { InboxColumn } from '../../../content/inbox/inbox-kind.ts';

interface StatusBadgeProps {
  isOn: boolean;
  /** Whether somebody has to do something about it. */
  isUrgent?: boolean;
  children: string;
}

/** A status, such as Active or InActive. */
export function StatusBadge({ isOn, isUrgent = false, children }: StatusBadgeProps) {
  return (
    <span className="state" data-on={isOn || undefined} data-urgent={isUrgent || undefined}>
      {children}
    </span>
  );
}

/** The value of a column that a kind of inbox item has of its own. */
export function ColumnBadge({ column: { values, marked }, value }: { column: InboxColumn; value: string }) {
  return (
    <StatusBadge isOn={value === marked?.on} isUrgent={value === marked?.urgent}>
      {values?.[value] ?? value}
    </StatusBadge>
  );
}
