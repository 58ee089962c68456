import { use, useSyncExternalStore } from 'react';
import { Nonce } from '../../ui/nonce.ts';

/** Says in which zone a time is read: the visitor's where script can tell it, else the agency's. */
export function VisitorTimeZone({ fallback }: { fallback: string }) {
  const zone = useSyncExternalStore(never, ofThisBrowser, unknownToTheServer);
  return (
    <p className="-mt-4 text-sm text-muted">
      {'Time zone: '}
      <span suppressHydrationWarning>{zone || fallback}</span>
      <input type="hidden" name="time_zone" value={zone} suppressHydrationWarning />
      <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: atOnce }} />
    </p>
  );
}

const never = () => () => {};
// An offset, which some systems have for a zone, knows nothing of summer time, and is not taken.
const ofThisBrowser = () => /^[a-z].*/i.exec(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')?.[0] ?? '';
const unknownToTheServer = () => '';

// The page's other scripts wait until somebody uses the form.
const atOnce = `(() => {
  const zone = (${ofThisBrowser.toString()})();
  if (!zone) return;
  const input = document.currentScript.previousElementSibling;
  input.value = zone;
  input.previousElementSibling.textContent = zone;
})()`;
