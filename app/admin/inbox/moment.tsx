import { useState } from 'react';
import { useAgency } from '../../ui/agency.tsx';

/** A date and time in the time zone of the agency. The year is left out if it is the current one. */
export function Moment({ time }: { time: string }) {
  const { timeZone } = useAgency();
  const [now] = useState(Date.now);
  const inZone = (date: Date, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en-GB', { ...options, timeZone });
  const moment = new Date(time);
  const isThisYear = inZone(moment, { year: 'numeric' }) === inZone(new Date(now), { year: 'numeric' });
  return (
    <time dateTime={time} title={timeZone}>
      {inZone(moment, { weekday: 'short', day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })}{' '}
      <span>{inZone(moment, { timeStyle: 'short' })}</span>
    </time>
  );
}
