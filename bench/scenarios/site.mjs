import { setTimeout as wait } from 'node:timers/promises';
import { API, calls } from '../../content/public-calls.ts';
import { records } from '../../test/demonstration.ts';
import { listedPaths } from '../../test/public-addresses.ts';
import { median, printTable } from '../measure/figures.mjs';
import { load, measuredLoad } from '../measure/load.mjs';
import { timeMisses } from '../measure/misses.mjs';
import { memoryOf } from '../measure/processes.mjs';
import { createChange } from '../measure/requests.mjs';
import { startBare } from '../subjects/bare.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { startServer } from '../subjects/server.mjs';

const HITS = { page: '/', API: '/api/blog' };
const PAIRS = 15;
const MISSES = 500;
const WRITES = 1_000;
const READERS = 8;
const STARTS = 5;
/** What shows the text that is changed: the footer of every page, and the call for it. */
const CHANGED = [...listedPaths(records), API + calls.setting.path];

/** Measures the performance of pages and the API in one run and prints a table. Starts all servers that it needs. */
const data = await demonstration();
const { origin, pid, stop } = await startServer('3960', { RATE_LIMIT: 'off' }, { data, core: 0 });
const rows = [['what', 'measured', 'target']];
for (const [name, path] of Object.entries(HITS)) await measureHits(name, origin + path);
rows.push(['memory after that', `${memoryOf(pid)} MB`, 'at most 160 MB']);
for (const [path, times] of await timeMisses(origin, MISSES))
  rows.push([`miss of ${path}, p50`, `${median(times).toFixed(1)} ms`, 'at most 8 ms']);
await countStaleResponses();
await stop();
await measureReadiness();
printTable(rows);

/**
 * Measures cached responses a second beside a bare node:http server with the same bodies, in interleaved pairs: each on one
 * core, the load on the other.
 *
 * @param {string} name @param {string} address
 */
async function measureHits(name, address) {
  const yardstick = await startBare(address, { port: '3961', core: 0 });
  for (const warmed of [address, yardstick.address]) await load(warmed, { seconds: 3 });
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1)
    pairs.push({
      cached: await measuredLoad(address, [pid]),
      plain: await measuredLoad(yardstick.address, [yardstick.pid]),
    });
  await yardstick.stop();
  const costs = [pairs.map(({ cached }) => cached.cost), pairs.map(({ plain }) => plain.cost)];
  const ratios = pairs.map(({ cached, plain }) => cached.rate / plain.rate);
  rows.push(
    [`${name} hit, responses a second`, median(pairs.map(({ cached }) => cached.rate)).toFixed(0), ''],
    [`${name} hit beside bare node:http`, median(ratios).toFixed(2), 'at least 0.85'],
    [
      `${name} hit, µs of processor, of bare node:http`,
      costs.map((values) => median(values).toFixed(1)).join(', '),
      '',
    ],
  );
}

/** Changes content a thousand times under constant reads, and counts how often the next request did not show the change. */
async function countStaleResponses() {
  const change = await createChange(origin);
  const done = new AbortController();
  const read = async (/** @type {number} */ number) => (await fetch(origin + CHANGED[number % CHANGED.length])).text();
  let reads = 0;
  const readers = Array.from({ length: READERS }, async (_, number) => {
    for (; !done.signal.aborted; reads += 1) {
      await read(number);
      await wait(0);
    }
  });
  let failures = 0;
  for (let write = 0; write < WRITES; write += 1) {
    const written = await change();
    if (!(await read(write)).includes(written)) failures += 1;
  }
  done.abort();
  await Promise.all(readers);
  rows.push([`stale responses after ${WRITES} changes, during ${reads} reads`, String(failures), '0']);
}

async function measureReadiness() {
  const times = [];
  for (let count = 0; count < STARTS; count += 1) {
    const { readyAfter, stop } = await startServer('3963', {}, { data });
    times.push(readyAfter);
    await stop();
  }
  const name = `ready after the start of the process, median of ${STARTS}`;
  rows.push([name, `${median(times).toFixed(0)} ms`, 'at most 600 ms']);
}
