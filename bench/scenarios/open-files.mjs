import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/run.mjs';
import { freePort } from '../../test/servers/free-port.ts';
import { startServerProcess } from '../../test/servers/server-process.ts';
import { printTable } from '../measure/figures.mjs';

const CONNECTIONS = 3_000;
const HELD = 5_000; // ms
const LIMIT = 30_000; // ms
const PORT = await freePort();
const REASONS = /All connections are taken|Plinth needs at least/;

/**
 * Holds 3,000 connections for five seconds against servers that may open few files, and measures how soon they answer again:
 * servers from these sources and, where its folder is named, from an unpacked release.
 */
const [release] = process.argv.slice(2);
const starts = [
  { from: 'sources', launcher: join(root, 'bin/start.mjs') },
  ...(release ? [{ from: 'a release', launcher: join(release, 'bin/start-built.mjs') }] : []),
];
const cases = [64, 256, 1_024].flatMap((files) =>
  ['1', '2'].flatMap((WORKERS) => starts.map((start) => ({ files, WORKERS, ...start }))),
);
const rows = [['open files', 'processes', 'from', 'while they are held', 'after their end', 'the log says']];
for (const options of cases) rows.push(await measure(options));
printTable(rows);

/** @param {{ files: number, WORKERS: string, from: string, launcher: string }} options */
async function measure({ files, WORKERS, from, launcher }) {
  const shell = `ulimit -n ${files}; exec "$@"`;
  const server = await startServerProcess({ PORT: String(PORT), WORKERS }, { program: [launcher], shell });
  const ready = server.prints('"A worker is ready."', Number(WORKERS));
  const refusal = await ready.then(
    () => null,
    () => server.exited,
  );
  const row = [String(files), WORKERS, from];
  if (refusal === null) {
    const clients = Array.from({ length: CONNECTIONS }, () => connect(PORT, '127.0.0.1').on('error', () => {}));
    await wait(HELD);
    row.push(await timeToAnswer());
    for (const client of clients) client.destroy();
    row.push(await timeToAnswer());
  } else row.push(`refused, exit code ${refusal}`, '');
  await server.stop();
  const reason = server.lines().find(({ msg }) => REASONS.test(msg));
  return [...row, reason?.msg.split('.')[0] ?? 'nothing'];
}

async function timeToAnswer() {
  const began = performance.now();
  while (performance.now() - began < LIMIT) {
    const signal = AbortSignal.timeout(2_000);
    const response = await fetch(`http://127.0.0.1:${PORT}/`, { headers: { connection: 'close' }, signal }).catch(
      () => null,
    );
    if (response?.ok) return `answers after ${((performance.now() - began) / 1_000).toFixed(1)} s`;
    await wait(50);
  }
  return `no answer within ${LIMIT / 1_000} s`;
}
