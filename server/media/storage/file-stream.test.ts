import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStream } from './file-stream.ts';

const content = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
const part = { start: 1_000, end: 290_000 };
const wanted = content.subarray(part.start, part.end + 1);

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-stream-'));
  path = join(folder, 'file');
  await writeFile(path, content);
});
afterAll(() => rm(folder, { recursive: true }));

test('a part of a file is sent from one buffer, which changes only once its bytes have left', async () => {
  const received: Buffer[] = [];
  const buffers = new Set<ArrayBufferLike>();
  const slow = new Writable({
    write(chunk: Buffer, _encoding, done) {
      buffers.add(chunk.buffer);
      setImmediate(() => {
        received.push(Buffer.from(chunk));
        done();
      });
    },
  });
  const file = await open(path);
  const stream = new FileStream(file, part);
  stream.pipe(slow);
  await Promise.all([finished(slow), finished(stream)]);
  expect(Buffer.concat(received).equals(wanted)).toBe(true);
  expect(buffers.size).toBe(1);
  expect(file.fd).toBe(-1);
});

test('what passes chunks on gets chunks of its own', async () => {
  const passing = new PassThrough({ highWaterMark: 1_000_000 });
  new FileStream(await open(path), part).pipe(passing);
  await expect.poll(() => passing.writableEnded).toBe(true);
  expect((await buffer(passing)).equals(wanted)).toBe(true);
});

test('whoever keeps what is read gets chunks of their own', async () => {
  expect((await buffer(new FileStream(await open(path), part))).equals(wanted)).toBe(true);
  expect((await buffer(new FileStream(await open(path), { start: 0, end: -1 }))).length).toBe(0);
});

test('a file is closed when nobody reads on', async () => {
  const file = await open(path);
  const stream = new FileStream(file, part);
  const stuck = new Writable({ write: () => stream.destroy() });
  stream.pipe(stuck);
  await expect(finished(stream)).rejects.toThrow('Premature close');
  await expect.poll(() => file.fd).toBe(-1);
});
