import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createWorkerProcess } from './worker-process.ts';
import { stopSignals } from './stop-signals.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-worker-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker process that runs these lines, which may use `runTasks` and `signalled`. */
function startWorker(name: string, lines: string, priority = 0) {
  const file = join(folder, name);
  const runner = new URL('task-runner.ts', import.meta.url).href;
  const helper = 'const signalled = (signal) => process.kill(process.pid, signal);';
  writeFileSync(
    file,
    `import fs from 'node:fs';\nimport os from 'node:os';\nimport { runTasks } from '${runner}';\n${helper}\n${lines}`,
  );
  return createWorkerProcess({ program: pathToFileURL(file), priority, timeout: 100_000 });
}

test('a worker with a low priority gives way to other sessions as well', async () => {
  const sharing = '/proc/self/autogroup';
  const lines = `const niceness = () => Number(fs.readFileSync('${sharing}', 'utf8').match(/nice (.+)/)[1]);
    runTasks(async () => [os.getPriority(), fs.existsSync('${sharing}') ? niceness() : 19]);`;
  // Another worker, if Linux has just taken ten values within a second.
  await expect
    .poll(async () => {
      const { run, close } = startWorker('low.mjs', lines, 19);
      return run({}).finally(close);
    })
    .toEqual({ ok: true, value: [19, 19] });
});

test.each(stopSignals)('%s to the group does not end a task', async (signal) => {
  const { run, close } = startWorker(`${signal}.mjs`, 'runTasks(async ({ signal }) => signalled(signal));');
  expect(await run({ signal })).toEqual({ ok: true, value: true });
  expect(await run({ signal })).toEqual({ ok: true, value: true });
  close();
});

test('a signal while the process starts does not end its task', async () => {
  const first = `const mark = ${JSON.stringify(join(folder, 'mark'))};
    if (fs.existsSync(mark)) runTasks(async () => 'done');
    else { fs.writeFileSync(mark, ''); signalled('SIGINT'); }`;
  const { run, close } = startWorker('starting.mjs', first);
  expect(await run({})).toEqual({ ok: true, value: 'done' });
  close();
});
