import { setTimeout as wait } from 'node:timers/promises';
import { debianProgram } from '../../test/servers/debian-program.ts';
import { demonstration } from '../subjects/demonstration.mjs';
import { load } from '../measure/load.mjs';
import { median } from '../measure/median.mjs';
import { familyOf, processorTimeOf } from '../measure/processes.mjs';
import { printTable } from '../measure/table.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { startProxy } from '../subjects/proxy.mjs';
import { startServer } from '../subjects/server.mjs';

const ROUNDS = 5;
const SECONDS = 2;

/**
 * Measures what each step of docs/guides/growing.md costs in time of a processor, which depends less on what else the machine
 * does than responses a second.
 */
const data = await demonstration();
const postgres = await startPostgres();
if (!postgres) throw new Error('This needs PostgreSQL.');
const database = await postgres.addDatabase();

const one = await startServer('3970', {}, { data });
const two = await startServer('3971', { WORKERS: '2' }, { data });
const onPostgres = await startServer('3972', { DATABASE_URL: database });
const proxy = await startProxy(debianProgram('nginx', 'nginx'), { port: '3973', to: ['3970', '3974'] });
const another = await startServer('3974', {}, { data });

/** @type {{ what: string, address: string, pids: () => number[], etag?: string }[]} */
const subjects = [
  { what: 'cached page, one process', address: `${one.origin}/`, pids: () => [one.pid] },
  {
    what: 'the same, unchanged for who has it (304)',
    address: `${one.origin}/`,
    pids: () => [one.pid],
    etag: await etagOf(one.origin),
  },
  { what: 'cached page, WORKERS=2', address: `${two.origin}/`, pids: () => familyOf(two.primary) },
  { what: 'cached page, PostgreSQL', address: `${onPostgres.origin}/`, pids: () => [onPostgres.pid] },
  { what: 'cached page, two instances behind nginx', address: `${proxy.origin}/`, pids: () => [one.pid, another.pid] },
  { what: 'nginx before them', address: `${proxy.origin}/`, pids: () => familyOf(proxy.pid) },
  { what: 'page with a form, rendered for each visitor', address: `${one.origin}/contact-us`, pids: () => [one.pid] },
  { what: 'picture of a page', address: `${one.origin}${await pictureOf(one.origin)}`, pids: () => [one.pid] },
];
const costs = subjects.map(() => /** @type {number[]} */ ([]));
for (const { address, etag = '' } of subjects) await load(address, { seconds: 2, core: 1, etag });
for (let round = 0; round < ROUNDS; round += 1)
  for (const [index, { address, pids, etag = '' }] of subjects.entries()) {
    const before = processorTime(pids());
    const rate = await load(address, { seconds: SECONDS, core: 1, etag });
    // The load begins half a second before it counts.
    costs[index]?.push(((processorTime(pids()) - before) * 1e6) / (rate * (SECONDS + 0.5)));
  }
const base = median(costs[0] ?? []);
printTable([
  ['what', 'µs of processor', 'a second and core', 'compared'],
  ...subjects.map(({ what }, index) => {
    const cost = median(costs[index] ?? []);
    return [what, cost.toFixed(0), (1e6 / cost).toFixed(0), (cost / base).toFixed(2)];
  }),
]);
for (const stopped of [one, two, onPostgres, proxy, another]) await stopped.stop();
await postgres.stop();

/** @param {string} origin */
async function etagOf(origin) {
  const { headers } = await fetch(origin, { headers: { 'accept-encoding': 'gzip' } });
  return headers.get('etag') ?? '';
}

/** @param {string} origin */
async function pictureOf(origin) {
  for (;;) {
    const [path] = /\/files\/[\w./-]+\.webp/.exec(await (await fetch(origin)).text()) ?? [];
    if (path) return path;
    await wait(500);
  }
}

/** In s, of all of them. @param {number[]} pids */
function processorTime(pids) {
  return pids.reduce((sum, pid) => sum + (processorTimeOf(pid) ?? 0), 0);
}
