import { median } from './median.mjs';
import { startServer } from '../subjects/server.mjs';

const STARTS = 5;

/** Measures the time until a server on a filled database is ready. @param {string} data */
export async function readiness(data) {
  const times = [];
  for (let count = 0; count < STARTS; count += 1) {
    const { readyAfter, stop } = await startServer('3963', {}, { data });
    times.push(readyAfter);
    await stop();
  }
  return [
    [`ready after the start of the process, median of ${STARTS}`, `${median(times).toFixed(0)} ms`, 'at most 600 ms'],
  ];
}
