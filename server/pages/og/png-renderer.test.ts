import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskStorage } from '../../media/storage/storage.disk.ts';
import { createLog } from '../../platform/log/log.ts';
import { createPngRenderer } from './png-renderer.ts';

test('a crawler that requests the share pictures of all posts at once, twice, gets them all, each drawn once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-drawn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const drawn: string[] = [];
  let drawing = 0;
  const run = async (picture: object) => {
    expect((drawing += 1)).toBe(1);
    await nextTurn();
    drawn.push(JSON.stringify(picture));
    drawing -= 1;
    return { ok: true as const, value: Buffer.from(JSON.stringify(picture)) };
  };
  const renderer = createPngRenderer({
    storage: await openDiskStorage(folder, { isCache: true }),
    log: createLog('silent'),
    worker: { run, close: () => {} },
  });
  const pictures = Array.from({ length: 42 }, (_, index) => ({
    source: Buffer.of(),
    size: index,
    share: 1,
    ground: null,
  }));
  const requests = [...pictures, ...pictures].map((image) =>
    renderer.render({ name: `Post ${image.size}`, image }, 'crawler'),
  );
  const texts = pictures.map((picture) => JSON.stringify(picture));
  expect((await Promise.all(requests)).map(String)).toEqual([...texts, ...texts]);
  expect(drawn.toSorted()).toEqual(texts.toSorted());
});
