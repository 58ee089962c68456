import { median } from './median.mjs';
import { startPlinth } from '../subjects/plinth.mjs';

const STARTS = 5;

/** Measures how long a server takes to be ready on a database that is filled. @param {string} data */
export async function readiness(data) {
  const times = [];
  for (let count = 0; count < STARTS; count += 1) {
    const { readyAfter, stop } = await startPlinth('3963', {}, { data });
    times.push(readyAfter);
    await stop();
  }
  return [
    [`ready after the start of the process, median of ${STARTS}`, `${median(times).toFixed(0)} ms`, 'at most 600 ms'],
  ];
}
