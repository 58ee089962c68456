import { setTimeout as wait } from 'node:timers/promises';
import { debianProgram } from '../../test/servers/debian-program.ts';
import { median, printTable } from '../measure/figures.mjs';
import { load, measuredLoad } from '../measure/load.mjs';
import { familyOf } from '../measure/processes.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
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

const server = await startServer('3970', {}, { data });
const workers = await startServer('3971', { WORKERS: '2' }, { data });
const onPostgres = await startServer('3972', { DATABASE_URL: await postgres.addDatabase() });
const proxy = await startProxy(debianProgram('nginx', 'nginx'), { port: '3973', to: ['3970', '3974'] });
const instance = await startServer('3974', {}, { data });
const etag = (await fetch(server.origin, { headers: { 'accept-encoding': 'gzip' } })).headers.get('etag') ?? '';

/** @type {{ name: string, address: string, pids: number[], etag?: string, costs?: number[] }[]} */
const subjects = [
  { name: 'cached page, one process', address: `${server.origin}/`, pids: [server.pid] },
  { name: 'the same, unchanged for who has it (304)', address: `${server.origin}/`, pids: [server.pid], etag },
  { name: 'cached page, WORKERS=2', address: `${workers.origin}/`, pids: familyOf(workers.primary) },
  { name: 'cached page, PostgreSQL', address: `${onPostgres.origin}/`, pids: [onPostgres.pid] },
  { name: 'cached page, two instances behind nginx', address: `${proxy.origin}/`, pids: [server.pid, instance.pid] },
  { name: 'nginx before them', address: `${proxy.origin}/`, pids: familyOf(proxy.pid) },
  { name: 'page with a form, rendered for each visitor', address: `${server.origin}/contact-us`, pids: [server.pid] },
  { name: 'picture of a page', address: server.origin + (await pictureOf(server.origin)), pids: [server.pid] },
];
for (const { address, etag = '' } of subjects) await load(address, { seconds: SECONDS, etag });
for (let round = 0; round < ROUNDS; round += 1)
  for (const subject of subjects) {
    const { cost } = await measuredLoad(subject.address, subject.pids, { seconds: SECONDS, etag: subject.etag ?? '' });
    subject.costs = [...(subject.costs ?? []), cost];
  }
const [base = 1] = subjects.map(({ costs = [] }) => median(costs));
printTable([
  ['what', 'µs of processor', 'a second and core', 'compared'],
  ...subjects.map(({ name, costs = [] }) => {
    const cost = median(costs);
    return [name, cost.toFixed(0), (1e6 / cost).toFixed(0), (cost / base).toFixed(2)];
  }),
]);
for (const { stop } of [server, workers, onPostgres, proxy, instance]) await stop();
await postgres.stop();

/** @param {string} origin */
async function pictureOf(origin) {
  for (;;) {
    const [path] = /\/files\/[\w./-]+\.webp/.exec(await (await fetch(origin)).text()) ?? [];
    if (path) return path;
    await wait(500);
  }
}
