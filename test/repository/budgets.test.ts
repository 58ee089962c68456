import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { pinnedNode, root } from '../../bin/run.mjs';

test('no screen needs more script than its budget', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(pinnedNode(), ['bench/bench.mjs', 'budget'], { cwd: root }, (error, out) => resolve(error ? out : 'within'));
  expect(await promise).toBe('within');
});
