import { useSyncExternalStore } from 'react';

const TICK = 30_000; // ms

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

/** The time since something happened, which goes on, with the exact time on hover. Nobody is told each minute that it does. */
export function Ago({ time }: { time: string }) {
  const now = useSyncExternalStore(clock.subscribe, clock.now);
  const date = new Date(time);
  return (
    <time
      dateTime={time}
      aria-live="off"
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

const clock = sharedClock();

/** One timer for all times on a screen. */
function sharedClock() {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: number | undefined;

  function tick() {
    now = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        now = Date.now();
        timer = window.setInterval(tick, TICK);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
