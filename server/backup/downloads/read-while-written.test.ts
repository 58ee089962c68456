import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TaskResult } from '../../platform/process/worker-process.ts';
import { readWhileWritten } from './read-while-written.ts';

let folder: string;
let part: string;
let file: string;
let number = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-written-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  number += 1;
  file = join(folder, String(number));
  part = `${file}.part`;
});

/** Begins to read a file that a test then writes. */
function read() {
  const { promise, resolve } = Promise.withResolvers<TaskResult<null>>();
  const pieces = readWhileWritten([part, file], promise);
  const next = async () => {
    const { done, value } = await pieces.next();
    return done ? null : value.toString();
  };
  return { next, end: resolve, pieces };
}

test('a file is read as it grows, also while it gets its name, to its end', async () => {
  const { next, end } = read();
  const first = next();
  await writeFile(part, 'Once');
  expect(await first).toBe('Once');
  const second = next();
  await appendFile(part, ' upon');
  expect(await second).toBe(' upon');
  await appendFile(part, ' a time');
  await rename(part, file);
  end({ ok: true, value: null });
  expect(await next()).toBe(' a time');
  expect(await next()).toBeNull();
});

test('a file that was whole at once is read', async () => {
  const { next, end } = read();
  await writeFile(file, 'Once');
  end({ ok: true, value: null });
  expect([await next(), await next()]).toEqual(['Once', null]);
});

test('a large file comes in pieces', async () => {
  await writeFile(file, Buffer.alloc(1024 * 1024 + 1, 'x'));
  const { pieces, end } = read();
  end({ ok: true, value: null });
  const sizes = (await Array.fromAsync(pieces)).map(({ length }) => length);
  expect(sizes).toEqual([...Array.from({ length: 4 }, () => 256 * 1024), 1]);
});

test.each([
  ['before there is a file', false],
  ['in the middle of it', true],
])('a failure %s is thrown with its reason', async (_, hasBegun) => {
  const { next, end } = read();
  if (hasBegun) {
    await writeFile(part, 'Once');
    await next();
  }
  end({ ok: false, reason: 'The disk is full.' });
  await expect(next()).rejects.toThrow('The disk is full.');
});

test('a file that is gone is no empty one', async () => {
  const { next, end } = read();
  end({ ok: true, value: null });
  await expect(next()).rejects.toThrow('The file that was written is gone.');
});
