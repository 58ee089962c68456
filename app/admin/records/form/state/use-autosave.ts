import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const PAUSE = 3_000; // ms
const LONGEST = 30_000; // ms
const RETRY = 10_000; // ms

/**
 * Saves once nothing was typed for 3 s, and at least every 30 s while somebody goes on typing. What has failed is tried again
 * every 10 s, and as soon as the browser is online.
 */
export function useAutosave(save: () => Promise<void>) {
  const pause = useRef<number>(undefined);
  const longest = useRef<number>(undefined);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => cancel, []);
  useWindowEvent('online', run);

  function cancel() {
    clearTimeout(pause.current);
    clearTimeout(longest.current);
    longest.current = undefined;
  }

  function run() {
    cancel();
    void latest.current();
  }

  function schedule() {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(run, PAUSE);
    longest.current ??= window.setTimeout(run, LONGEST);
  }

  function retry() {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(run, RETRY);
  }

  return { schedule, retry, cancel };
}
