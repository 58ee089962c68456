/** Whether something is seen or may be used, as a word that stands out. */
export function State({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className="state" data-on={isOn || undefined}>
      {children}
    </span>
  );
}
