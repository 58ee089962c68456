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
