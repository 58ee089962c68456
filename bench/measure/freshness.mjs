import { setTimeout as wait } from 'node:timers/promises';
import { API, calls } from '../../content/public-calls.ts';
import { PAGES } from '../subjects/demonstration-pages.mjs';
import { createChange } from './change.mjs';

const WRITES = 1_000;
const READERS = 8;
/** What shows the text that is changed: the footer of every page, and the call for it. */
const PATHS = [...PAGES, API + calls.setting.path];

/**
 * Changes content a thousand times under constant reads, and counts how often the next request did not show the
 * change.
 *
 * @param {{ origin: string }} server
 */
export async function freshness({ origin }) {
  const change = await createChange(origin);
  const done = new AbortController();
  let reads = 0;
  const readers = Array.from({ length: READERS }, async (_, number) => {
    while (!done.signal.aborted) {
      await (await fetch(origin + PATHS[number % PATHS.length])).text();
      reads += 1;
      await wait(0);
    }
  });
  let failures = 0;
  for (let write = 0; write < WRITES; write += 1) {
    const written = await change();
    const text = await (await fetch(origin + PATHS[write % PATHS.length])).text();
    if (!text.includes(written)) failures += 1;
  }
  done.abort();
  await Promise.all(readers);
  return [[`stale responses after ${WRITES} changes, during ${reads} reads`, String(failures), '0']];
}
