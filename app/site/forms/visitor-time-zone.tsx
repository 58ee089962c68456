import { use, useSyncExternalStore } from 'react';
import { useSite } from '../layout/site-data.ts';
import { Nonce } from '../../ui/nonce.ts';

/** Shows and submits the time zone of the chosen time: the visitor's where scripts run, else the agency's. */
export function VisitorTimeZone() {
  const { timeZone } = useSite();
  const zone = useSyncExternalStore(subscribe, browserTimeZone, serverTimeZone);
  return (
    <p className="-mt-4 text-sm text-muted">
      {'Time zone: '}
      <span suppressHydrationWarning>{zone || timeZone}</span>
      <input type="hidden" name="time_zone" value={zone} suppressHydrationWarning />
      <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
    </p>
  );
}

const subscribe = () => () => {};
// Some systems report an offset such as "+05:00" instead of a zone; it ignores daylight saving time and is dropped.
const browserTimeZone = () => /^[a-z].*/i.exec(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')?.[0] ?? '';
const serverTimeZone = () => '';

// Runs before hydration, which waits until the form is used.
const inlineScript = `(() => {
  const zone = (${browserTimeZone.toString()})();
  if (!zone) return;
  const input = document.currentScript.previousElementSibling;
  input.value = zone;
  input.previousElementSibling.textContent = zone;
})()`;
