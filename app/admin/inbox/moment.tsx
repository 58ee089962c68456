import { useState } from 'react';
import { useAgency } from '../../ui/agency.tsx';

/** The time that an item of a list names, as the agency's clock has it; with its year unless that is this year. */
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
