import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode, root } from '../../bin/run.mjs';
import { freePort } from '../../test/servers/free-port.ts';
import { serverEnvironment } from '../../test/servers/server-process.ts';
import { printTable } from '../measure/figures.mjs';
import { endWithThis } from '../subjects/program.mjs';

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
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const environment = serverEnvironment({ DATA_DIR: folder, PORT: String(PORT), WORKERS });
  const command = ['-c', `ulimit -n ${files}; exec "$@"`, 'sh', pinnedNode(), launcher];
  const server = spawn('/bin/sh', command, { env: { ...process.env, ...environment } });
  endWithThis(server);
  const ended = once(server, 'close');
  let log = '';
  server.stdout.on('data', (part) => (log += part));
  const isReady = () => log.split('"A worker is ready."').length > Number(WORKERS);
  while (!isReady() && server.exitCode === null) await wait(50);
  const row = [String(files), WORKERS, from];
  if (server.exitCode === null) {
    const clients = Array.from({ length: CONNECTIONS }, () => connect(PORT, '127.0.0.1').on('error', () => {}));
    await wait(HELD);
    row.push(await timeToAnswer());
    for (const client of clients) client.destroy();
    row.push(await timeToAnswer());
    server.kill();
  } else row.push(`refused, exit code ${server.exitCode}`, '');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  const reasons = log.split('\n').filter((line) => REASONS.test(line));
  return [...row, reasons.length > 0 ? JSON.parse(reasons[0] ?? '').msg.split('.')[0] : 'nothing'];
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
