import { useEffect, useState } from 'react';

/** Says in which zone a time is read: the visitor's where script can tell it, else the agency's. */
export function VisitorTimeZone({ fallback }: { fallback: string }) {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <p className="-mt-4 text-sm text-muted">
      Time zone: {zone ?? fallback}
      {zone && <input type="hidden" name="time_zone" value={zone} />}
    </p>
  );
}
