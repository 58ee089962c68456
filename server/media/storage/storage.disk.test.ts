import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskStorage } from './storage.disk.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-'));
  storage = await openDiskStorage(join(folder, 'uploads'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (key: string) => {
  const file = await storage.open(key);
  return file && { text: await text(file.stream), size: file.size };
};

const UNFINISHED = '.00000000-0000-4000-8000-000000000000.part';

test('a written file can be opened until it is removed', async () => {
  await storage.write('blogs/a.webp', Buffer.from('first'));
  await storage.write('blogs/a.webp', Buffer.from('second'));
  expect(await read('blogs/a.webp')).toEqual({ text: 'second', size: 6 });
  await storage.remove('blogs/a.webp');
  await storage.remove('blogs/a.webp');
  await storage.remove('teams/never.webp');
  expect(await read('blogs/a.webp')).toBeNull();
  expect(await read('teams/never.webp')).toBeNull();
});

test('a failed write leaves no file', async () => {
  await mkdir(join(folder, 'uploads', 'blogs', 'a.webp', 'in the way'), { recursive: true });
  await expect(storage.write('blogs/a.webp', Buffer.from('bytes'))).rejects.toThrow('rename');
  expect(await readdir(join(folder, 'uploads'))).toEqual(['blogs']);
});

test('the list has every file with its time, remains of interrupted writes included', async () => {
  const then = new Date('2026-01-02T03:04:05Z');
  for (const key of ['blogs/a.webp', 'teams/b-360.avif']) await storage.write(key, Buffer.from('bytes'));
  await writeFile(join(folder, 'uploads', UNFINISHED), 'half');
  await utimes(join(folder, 'uploads', UNFINISHED), then, then);
  const listed = new Map((await Array.fromAsync(storage.list())).map(({ key, modifiedAt }) => [key, modifiedAt]));
  expect(new Set(listed.keys())).toEqual(new Set(['blogs/a.webp', 'teams/b-360.avif', UNFINISHED]));
  expect(listed.get(UNFINISHED)).toEqual(then);
});

test('the check fails when files cannot be written', async () => {
  await storage.check();
  await rm(join(folder, 'uploads'), { recursive: true });
  await expect(storage.check()).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'file'), '');
  await expect(openDiskStorage(join(folder, 'file', 'uploads'))).rejects.toThrow('cannot be created');
});
