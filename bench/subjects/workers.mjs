import { inTurn } from '../measure/hits.mjs';
import { startPlinth } from './plinth.mjs';

const WORKERS = 2;

/**
 * Measures answers a second of several processes beside one. All of them, and what asks, share whatever cores there are.
 *
 * @param {string} data
 */
export async function workers(data) {
  const one = await startPlinth('3964', {}, { data });
  const several = await startPlinth('3965', { WORKERS: String(WORKERS) }, { data });
  const [loneProcess = 1, together = 0] = await inTurn([`${one.origin}/`, `${several.origin}/`]);
  await Promise.all([one.stop(), several.stop()]);
  return [
    [`page hits of ${WORKERS} workers beside one, on the cores of what asks`, (together / loneProcess).toFixed(2), ''],
  ];
}
