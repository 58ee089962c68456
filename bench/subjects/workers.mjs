import { inTurn } from '../measure/hits.mjs';
import { startServer } from './server.mjs';

const WORKERS = 2;

/**
 * Compares responses per second of several workers with one. All share the available cores with the load generator.
 *
 * @param {string} data
 */
export async function workers(data) {
  const one = await startServer('3964', {}, { data });
  const several = await startServer('3965', { WORKERS: String(WORKERS) }, { data });
  const [single = 1, combined = 0] = await inTurn([`${one.origin}/`, `${several.origin}/`]);
  await Promise.all([one.stop(), several.stop()]);
  return [
    [
      `page hits of ${WORKERS} workers compared with 1, on the two cores that the load uses`,
      (combined / single).toFixed(2),
      '',
    ],
  ];
}
