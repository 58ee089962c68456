import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { check } from './check.mjs';
import { install } from './install.mjs';
import { findPostgres } from './postgres.mjs';
import { pinnedNode, root, run } from './run.mjs';

const results = `${root}test-results/`;

// Servers and commands are started many times: what one has compiled, the next need not.
process.env['NODE_COMPILE_CACHE'] ??= `${root}node_modules/.cache/compiled`;

await install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const chromium = await findChromium();
const postgres = await findPostgres();

const checks = await check();
await build();
const node = pinnedNode();
const unitsReport = `${results}vitest.json`;
await run(
  node,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${unitsReport}`],
  {
    env: { POSTGRES_BIN: postgres },
  },
);
const journeysReport = `${results}playwright.json`;
await run(node, ['node_modules/@playwright/test/cli.js', 'test'], {
  env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport },
});

const counts = [checks, countUnits(unitsReport), countJourneys(journeysReport)];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} report */
function countUnits(report) {
  const { numPassedTests, numTotalTests, success } = read(report);
  const failed = numTotalTests - numPassedTests;
  return { passed: numPassedTests ?? 0, failed: failed || (success ? 0 : 1) };
}

/** @param {string} report */
function countJourneys(report) {
  const { stats, errors } = read(report);
  const unexpected = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  return { passed: stats?.expected ?? 0, failed: unexpected || (stats && errors.length === 0 ? 0 : 1) };
}

/** A runner that left no report has failed. @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { success: false };
}
