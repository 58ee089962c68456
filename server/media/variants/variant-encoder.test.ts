import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { createVariantEncoder } from './variants.ts';

const encoder = createVariantEncoder(0);
afterAll(() => encoder.close());

const webp = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3530c4' } })
    .webp()
    .toBuffer();

test.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
] as const)('a narrower %s is encoded', async (format, encodedFormat) => {
  const encoded = await encoder.encode({ picture: await webp(60, 40), format, width: 30 });
  if (!encoded.ok) throw new Error(encoded.reason);
  expect(await sharp(encoded.value).metadata()).toMatchObject({ format: encodedFormat, width: 30, height: 20 });
});

test('a failure has a reason, and the next picture is encoded', async () => {
  const task = { picture: Buffer.from('no picture'), format: 'webp', width: 30 } as const;
  expect(await encoder.encode(task)).toEqual({ ok: false, reason: expect.stringContaining('unsupported') });
  expect(await encoder.encode({ ...task, picture: await webp(60, 40) })).toMatchObject({ ok: true });
});

test('a process that ended during a task is replaced', async () => {
  const task = { picture: await webp(1800, 1800), format: 'avif', width: 1800 } as const;
  const encoding = encoder.encode(task);
  encoder.close();
  expect(await encoding).toEqual({ ok: false, reason: 'The worker process ended during the task.' });
  expect(await encoder.encode({ ...task, width: 30 })).toMatchObject({ ok: true });
});

test('messages to the watcher of `npm run dev` are not taken for results', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const watched = createVariantEncoder(0);
  try {
    const picture = await webp(60, 40);
    for (const width of [30, 20, 10]) {
      const encoded = await watched.encode({ picture, format: 'webp', width });
      if (!encoded.ok) throw new Error(encoded.reason);
      expect(await sharp(encoded.value).metadata()).toMatchObject({ width });
    }
  } finally {
    watched.close();
    vi.unstubAllEnvs();
  }
});
