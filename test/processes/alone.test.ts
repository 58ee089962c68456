import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../bin/run.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-alone-'));
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, '.busy');

/** Does work alone in a process of its own: prints when it begins, and ends with the input, or that of a named pipe. */
function startWork(name: string, pipe = '-') {
  const code = `import { alone } from '${folder}/bin/alone.mjs';
    import { run } from '${folder}/bin/run.mjs';
    await alone(async () => {
      const cat = run('cat', ['${pipe}']);
      console.log('${name} begins');
      await cat;
      console.log('${name} ends');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  return {
    child,
    printed: () => printed,
    prints: async (text: string) => {
      while (!printed.includes(text)) await once(child.stdout, 'data');
    },
    exited: once(child, 'close').then(([code]) => code as number | null),
  };
}

test('of two processes, one waits until the other has done its work', async () => {
  const first = startWork('first');
  await first.prints('first begins');
  const second = startWork('second');
  await second.prints('Waiting for another process that installs or builds here.');
  first.child.stdin.end();
  expect(await first.exited).toBe(0);
  second.child.stdin.end();
  expect(await second.exited).toBe(0);
  expect(second.printed()).toMatch(/Waiting for [^]+second begins\nsecond ends\n$/);
  expect(existsSync(lock())).toBe(false);
});

test('a process that was stopped or killed during its work, or has the number of one that was, stops nobody', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const ended = startWork('ended');
    await ended.prints('ended begins');
    ended.child.kill(signal);
    ended.child.stdin.end();
    await ended.exited;
    // Whoever is killed leaves its lock.
    expect(existsSync(lock())).toBe(signal === 'SIGKILL');
    const next = startWork('next');
    next.child.stdin.end();
    expect(await next.exited).toBe(0);
  }
  writeFileSync(lock(), `${process.pid} 1`);
  const next = startWork('next');
  next.child.stdin.end();
  expect(await next.exited).toBe(0);
  expect(existsSync(lock())).toBe(false);
});

test('a program that outlives the killed process that started it is waited for', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const killed = startWork('killed', pipe);
  await killed.prints('killed begins');
  killed.child.kill('SIGKILL');
  const next = startWork('next');
  await next.prints('Waiting for another process that installs or builds here.');
  writeFileSync(pipe, '');
  await next.prints('next begins');
  next.child.stdin.end();
  expect(await next.exited).toBe(0);
  expect(existsSync(lock())).toBe(false);
});
