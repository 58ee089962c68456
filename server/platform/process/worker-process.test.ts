import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createWorkerProcess } from './worker-process.ts';
import { stopSignals } from './stop-signals.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-apart-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process apart that runs these lines, in which `runTasks` and `signalled` can be used. */
function apart(name: string, lines: string) {
  const file = join(folder, name);
  const orders = new URL('task-runner.ts', import.meta.url).href;
  const signalled = 'const signalled = (signal) => process.kill(process.pid, signal);';
  writeFileSync(file, `import fs from 'node:fs';\nimport { runTasks } from '${orders}';\n${signalled}\n${lines}`);
  return createWorkerProcess({ program: pathToFileURL(file), priority: 0, longest: 20_000 });
}

test.each(stopSignals)('%s to the group does not end the work', async (signal) => {
  const { order, close } = apart(`${signal}.mjs`, 'runTasks(async ({ signal }) => signalled(signal));');
  expect(await order({ signal })).toEqual({ ok: true, value: true });
  expect(await order({ signal })).toEqual({ ok: true, value: true });
  close();
});

test('nor does one that comes while the process starts', async () => {
  const first = `const mark = ${JSON.stringify(join(folder, 'mark'))};
    if (fs.existsSync(mark)) runTasks(async () => 'done');
    else { fs.writeFileSync(mark, ''); signalled('SIGINT'); }`;
  const { order, close } = apart('starting.mjs', first);
  expect(await order({})).toEqual({ ok: true, value: 'done' });
  close();
});
