import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bin/run.mjs';
import { median } from '../measure/median.mjs';
import { untilAnswers } from '../subjects/program.mjs';

const PORT = '3950';
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
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT },
  });
  await untilAnswers(child, 'npm start', isServed);
  const seconds = (performance.now() - start) / 1000;
  const ended = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  while (await isServed()) await new Promise((resolve) => setTimeout(resolve, 20));
  return seconds;
}

async function isServed() {
  try {
    const page = await fetch(`http://127.0.0.1:${PORT}/`);
    return page.ok && (await page.text()).includes('</html>');
  } catch {
    return false;
  }
}
