import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { pinnedNode, run } from './run.mjs';

/** Everything that is checked without running the product. */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
];

/** Runs the checks and gives how many passed, how many failed, and the names of these. */
export async function check() {
  const node = pinnedNode();
  await run(node, ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
  const failures = [];
  for (const { name, args } of checks) {
    const isFine = (await run(node, args, { quiet: true })) === 0;
    console.log(`${isFine ? 'passed' : 'FAILED'}  ${name}`);
    if (!isFine) failures.push(name);
  }
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  process.exitCode = (await check()).failed > 0 ? 1 : 0;
}
