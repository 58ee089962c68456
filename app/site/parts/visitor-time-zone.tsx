import { useSyncExternalStore } from 'react';

/** Says in which zone a time is read: the visitor's where script can tell it, else the agency's. */
export function VisitorTimeZone({ fallback }: { fallback: string }) {
  const zone = useSyncExternalStore(never, ofThisBrowser, unknownToTheServer);
  return (
    <p className="-mt-4 text-sm text-muted">
      Time zone: {zone ?? fallback}
      {zone && <input type="hidden" name="time_zone" value={zone} />}
    </p>
  );
}

const never = () => () => {};
const ofThisBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknownToTheServer = () => null;
