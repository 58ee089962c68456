import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';
import { pinnedNode, run } from './run.mjs';

/**
 * Builds the product and runs only the named test files, with the runner they are written for.
 * @param {string[]} args paths, and options of that runner
 * @returns {Promise<number>} the exit code
 */
export async function testFiles(args) {
  const isNamed = (/** @type {string} */ folder) => args.some((arg) => arg.startsWith(folder));
  if (isNamed('test/journeys/')) return runJourneys(args);
  return runVitest(isNamed('test/long/') ? ['--config', 'test/long/vitest.config.ts', '--root', '.', ...args] : args);
}

/** @param {string[]} args */
async function runJourneys(args) {
  const env = { CHROMIUM: await findChromium(), TESTS: 'all' };
  await build();
  return run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'test', ...args], { env });
}

/** @param {string[]} args */
async function runVitest(args) {
  const env = { POSTGRES_BIN: await findPostgres(), TESTS: 'all' };
  await build();
  return run(pinnedNode(), ['node_modules/vitest/vitest.mjs', 'run', ...args], { env });
}
