import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { check } from './check.mjs';
import { install } from './install.mjs';
import { findPostgres } from './postgres.mjs';
import { countJourneys, countUnits } from './reports.mjs';
import { pinnedNode, root, run } from './run.mjs';
import { testFiles } from './test-files.mjs';

const results = `${root}test-results/`;

// Shares compiled code among the many servers and commands that tests start.
process.env['NODE_COMPILE_CACHE'] ??= `${root}node_modules/.cache/compiled`;

// Keeps the files of tests in memory if there is room.
const memory = '/dev/shm';
if (existsSync(memory) && freeSpace(memory) > 2e9) process.env['TMPDIR'] ??= memory;

await install();
const named = process.argv.slice(2);
if (named.length > 0) process.exit(await testFiles(named));

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const unitsReport = `${results}vitest.json`;
const journeysReport = `${results}playwright.json`;
// All beside one another, because each waits for a part of its time.
const built = build();
const postgres = findPostgres();
// Not at once, because both may be installed by the same program.
const chromium = postgres.then(findChromium);
const [checks] = await Promise.all([check(), runUnits(), runJourneys()]);

const counts = [checks, countUnits(unitsReport), countJourneys(journeysReport)];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Repeated at the end, after the long output.
for (const failure of counts.flatMap((count) => count.failures)) {
  console.log(`FAILED  ${failure}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runUnits() {
  const env = { POSTGRES_BIN: await postgres };
  await built;
  const args = ['node_modules/vitest/vitest.mjs', 'run'];
  const reports = ['--reporter=default', '--reporter=json', `--outputFile=${unitsReport}`];
  return run(pinnedNode(), [...args, ...reports], { env });
}

/** What fails of them is listed at the end. */
async function runJourneys() {
  const env = { CHROMIUM: await chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport };
  await built;
  return run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'test'], { env, quiet: true });
}

/** Returns the free space in bytes. @param {string} folder */
function freeSpace(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
