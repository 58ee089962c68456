import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pinnedNode } from '../../bin/run.mjs';
import { median } from './median.mjs';

const itself = fileURLToPath(import.meta.url);

/**
 * Requests a page repeatedly on one connection, from a process of its own, and returns the median time in ms.
 *
 * @param {string} address @param {number} milliseconds
 */
export async function pageTime(address, milliseconds) {
  const { stdout } = await promisify(execFile)(pinnedNode(), [itself, address, String(milliseconds)]);
  return Number(stdout);
}

if (process.argv[1] === itself) {
  const [, , address = '', milliseconds = ''] = process.argv;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  const until = performance.now() + Number(milliseconds);
  while (performance.now() < until) {
    const start = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers();
    get(address, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
    await promise;
    times.push(performance.now() - start);
  }
  agent.destroy();
  console.log(median(times));
}
