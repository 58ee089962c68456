import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/run.mjs';
import { median } from '../measure/figures.mjs';
import { isServed, untilAnswers } from '../subjects/program.mjs';

const PORT = '3950';
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const WARM_STARTS = 5;

/**
 * Measures the time from `npm start` to the first complete page in a fresh clone of HEAD: the first start installs,
 * builds and fills the database; later ones do not.
 */
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
execFileSync('git', ['clone', '--quiet', root, folder]);
const first = await timeToFirstPage();
const warm = [];
for (let count = 0; count < WARM_STARTS; count += 1) warm.push(await timeToFirstPage());
rmSync(folder, { recursive: true, force: true });

console.log(`fresh start to first page: ${first.toFixed(1)} s (budget 60 s)`);
console.log(`warm start to first page, median of ${WARM_STARTS}: ${median(warm).toFixed(2)} s (budget 2 s)`);

async function timeToFirstPage() {
  const start = performance.now();
  const env = { ...process.env, PORT };
  const child = spawn('npm', ['start'], { cwd: folder, detached: true, stdio: 'ignore', env });
  await untilAnswers(child, 'npm start', ADDRESS);
  const seconds = (performance.now() - start) / 1000;
  const ended = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  while (await isServed(ADDRESS)) await wait(20);
  return seconds;
}
