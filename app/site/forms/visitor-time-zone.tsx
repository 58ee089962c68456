import { use, useSyncExternalStore } from 'react';
import { useSite } from '../layout/site-data.ts';
import { Filled } from '../layout/words.tsx';
import { Nonce } from '../../ui/nonce.ts';
import type { FormState } from './lead-form.tsx';

/**
 * Shows and submits the time zone of the chosen time: the visitor's where scripts run, else the agency's, as well as after the
 * server has refused the visitor's, which nobody can correct.
 */
export function VisitorTimeZone({ errors }: Pick<FormState, 'errors'>) {
  const { timeZone, words } = useSite();
  const { labels, ourTimeZone } = words.forms;
  const isRefused = Boolean(errors['time_zone']);
  const browserZone = useSyncExternalStore(subscribe, browserTimeZone, serverTimeZone);
  const zone = isRefused ? '' : browserZone;
  return (
    <p className="-mt-4 text-sm text-muted">
      <Filled
        text={words.layout.labelled}
        values={{ label: labels.meeting.time_zone, text: <span suppressHydrationWarning>{zone || timeZone}</span> }}
      />
      <input type="hidden" name="time_zone" value={zone} suppressHydrationWarning />
      {isRefused && <strong className="mt-2 block text-accent">{ourTimeZone}</strong>}
      {!isRefused && (
        <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
      )}
    </p>
  );
}

const subscribe = () => () => {};
// Some systems report an offset such as "+05:00" instead of a zone; it ignores daylight saving time and is dropped. So is
// Etc/Unknown, which browsers report where the system's zone is set wrongly. Pages run it by its text, too: it must need nothing else.
export const browserTimeZone = () =>
  /^(?!etc\/unknown)[a-z].*/i.exec(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')?.[0] ?? '';
const serverTimeZone = () => '';

// Runs before hydration, which waits until the form is used.
const inlineScript = `(() => {
  const zone = (${browserTimeZone.toString()})();
  if (!zone) return;
  const input = document.currentScript.previousElementSibling;
  input.value = zone;
  input.previousElementSibling.textContent = zone;
})()`;
