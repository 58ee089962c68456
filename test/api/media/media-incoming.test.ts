import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKinds } from '../../../content/file-kinds.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const incomingFiles = () => readdir(join(app.folder, 'incoming'));

function streamOf(bytes: number) {
  const piece = Buffer.alloc(64 * 1024);
  return Readable.from(
    (function* () {
      for (let rest = bytes; rest > 0; rest -= piece.length) yield piece.subarray(0, rest);
    })(),
  );
}

test('an upload is kept in a file until it is removed', async () => {
  const received = await app.services.media.receive(Readable.from([Buffer.from('a'), Buffer.from('b')]));
  expect(await readFile(received.path, 'utf8')).toBe('ab');
  await received.remove();
  await received.remove();
  expect(await incomingFiles()).toEqual([]);
});

test('a file of exactly 20 MB is accepted', async () => {
  const { path, remove } = await app.services.media.receive(streamOf(fileKinds.picture.maxSize));
  expect((await stat(path)).size).toBe(fileKinds.picture.maxSize);
  await remove();
});

test('a file beyond 20 MB is aborted and leaves nothing', async () => {
  const stream = streamOf(fileKinds.picture.maxSize * 3);
  const received = app.services.media.receive(stream);
  await expect(received).rejects.toMatchObject({ statusCode: 413, message: 'A picture can be at most 20 MB.' });
  expect(stream.destroyed).toBe(true);
  expect(await incomingFiles()).toEqual([]);
});

test('interrupted uploads leave no file', async () => {
  const endless = () => new Readable({ read() {} });
  const uploads = Array.from({ length: 40 }, async (_, index) => {
    const stream = endless();
    const received = app.services.media.receive(stream);
    stream.push('begun');
    await wait(index);
    stream.destroy(index % 2 ? new Error('The connection ended.') : undefined);
    return received;
  });
  const outcomes = await Promise.allSettled(uploads);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await incomingFiles()).toEqual([]);
});

test('a deleted folder is created again', async () => {
  await rm(join(app.folder, 'incoming'), { recursive: true });
  await app.services.media.removeUnprocessed();
  const { path, remove } = await app.services.media.receive(Readable.from(['bytes']));
  expect(await readFile(path, 'utf8')).toBe('bytes');
  await remove();
});
