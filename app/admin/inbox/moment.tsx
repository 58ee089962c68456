import { useState } from 'react';
import { useAgency } from '../../ui/agency.tsx';

/** A date and time in the time zone of the agency. The year is left out if it is the current one. */
export function Moment({ time }: { time: string }) {
  const { timeZone } = useAgency();
  const [now] = useState(Date.now);
  const inZone = (at: Date, options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-GB', { ...options, timeZone });
  const at = new Date(time);
  const isThisYear = inZone(at, { year: 'numeric' }) === inZone(new Date(now), { year: 'numeric' });
  return (
    <time dateTime={time} title={timeZone}>
      {inZone(at, { weekday: 'short', day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })}{' '}
      <span>{inZone(at, { timeStyle: 'short' })}</span>
    </time>
  );
}
