/** A status, such as Active or InActive. */
export function StatusBadge({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className="state" data-on={isOn || undefined}>
      {children}
    </span>
  );
}
