import { useState } from 'react';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago something was, with the exact time on hover. */
export function Ago({ time }: { time: string }) {
  const [now] = useState(Date.now);
  const at = new Date(time);
  const seconds = (at.getTime() - now) / 1000;
  const step = steps.find((step) => Math.abs(seconds) >= step.seconds);
  return (
    <time dateTime={time} title={exact.format(at)}>
      {step ? relative.format(Math.round(seconds / step.seconds), step.unit) : 'just now'}
    </time>
  );
}
