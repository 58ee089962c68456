import { useState } from 'react';

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

/** The time since something happened, with the exact time on hover. */
export function Ago({ time }: { time: string }) {
  const [now] = useState(Date.now);
  const date = new Date(time);
  return (
    <time
      dateTime={time}
      // Lazily: formatting the first date takes the browser long.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
      }}
    >
      {timeAgo((now - date.getTime()) / 1000)}
    </time>
  );
}

function timeAgo(seconds: number) {
  const step = steps.find((step) => seconds >= step.seconds);
  if (!step) return 'just now';
  const count = Math.round(seconds / step.seconds);
  if (step.unit === 'day' && count === 1) return 'yesterday';
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
