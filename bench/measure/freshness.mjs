import { setTimeout as wait } from 'node:timers/promises';
import { changeOf } from './change.mjs';

const WRITES = 1_000;
const READERS = 8;
const PATHS = ['/', '/about-us', '/our-blogs', '/our-reviews', '/api/setting'];

/**
 * Changes content a thousand times while visitors read without pause, and counts how often the next request after a
 * change did not show it.
 *
 * @param {{ origin: string }} plinth
 */
export async function freshness({ origin }) {
  const change = await changeOf(origin);
  const over = new AbortController();
  let reads = 0;
  const readers = Array.from({ length: READERS }, async (_, number) => {
    while (!over.signal.aborted) {
      await (await fetch(origin + PATHS[number % PATHS.length])).text();
      reads += 1;
      await wait(0);
    }
  });
  let failures = 0;
  for (let write = 0; write < WRITES; write += 1) {
    const told = await change();
    const text = await (await fetch(origin + PATHS[write % PATHS.length])).text();
    if (!text.includes(told)) failures += 1;
  }
  over.abort();
  await Promise.all(readers);
  return [[`stale answers after ${WRITES} changes, beside ${reads} reads`, String(failures), '0']];
}
