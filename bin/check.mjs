import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { writeRecipes } from './recipes.mjs';
import { pinnedNode, run } from './run.mjs';

/** Every check that does not run the product. */
const allChecks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--checkers', '1'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js'] },
  // Files that only tests use, such as a job that nothing runs.
  { name: 'unreached', args: ['node_modules/knip/bin/knip.js', '--production', '--include', 'files'] },
];

/**
 * Runs the checks with these names, or all, and returns how many passed and which failed.
 * @param {string[]} [names]
 */
export async function check(names = []) {
  const checks = allChecks.filter(({ name }) => names.length === 0 || names.includes(name));
  const node = pinnedNode();
  writeRecipes();
  await run(node, ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
  const outcomes = await Promise.all(
    checks.map(async ({ name, args }) => {
      const isFine = (await run(node, args, { quiet: true })) === 0;
      console.log(`${isFine ? 'passed' : 'FAILED'}  ${name}`);
      return { name, isFine };
    }),
  );
  const failures = outcomes.filter(({ isFine }) => !isFine).map(({ name }) => name);
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  process.exitCode = (await check(readNames())).failed > 0 ? 1 : 0;
}

function readNames() {
  const names = process.argv.slice(2);
  const known = allChecks.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  console.error(`There is no check "${unknown}". Choose from: ${known.join(', ')}.`);
  return process.exit(2);
}
