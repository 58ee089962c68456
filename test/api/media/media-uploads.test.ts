import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { QueueFull } from '../../../server/platform/limits/limiter.ts';
import { enormousPng, picture } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const photograph = (name: string) => readFile(new URL(`../../photos/${name}`, import.meta.url));

const add = (source: Uint8Array | string) => app.services.media.add('blogs', source);

async function upload(source: Uint8Array | string) {
  const added = await add(source);
  if (!added.ok) throw new Error(added.sentence);
  const { rawPayload, headers } = await app.get(added.value.path);
  return { ...added.value, bytes: rawPayload, type: headers['content-type'] };
}

const coloured = (size: { width: number; height: number }, channels: 3 | 4 = 3) =>
  sharp({ create: { ...size, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

const small = { width: 30, height: 20 };

test.each([
  ['portrait_6.jpg', 450, 600],
  ['landscape_3.jpg', 600, 450],
  ['DSCN0010.jpg', 640, 480],
  ['iphone_hdr_YES.jpg', 1920, 1440],
])('%s is kept upright, %d px wide and %d px high, without metadata', async (name, width, height) => {
  const stored = await upload(await photograph(name));
  expect(stored).toMatchObject({ width, height, type: 'image/webp' });
  const { format, orientation, exif, icc, xmp, iptc, ...size } = await sharp(stored.bytes).metadata();
  expect(size).toMatchObject({ width, height });
  expect({ format, orientation, exif, icc, xmp, iptc }).toEqual({ format: 'webp' });
  expect(stored.bytes.includes('Exif')).toBe(false);
});

test('a photograph with an orientation looks the same as one rotated by hand', async () => {
  const photo = await photograph('landscape_3.jpg');
  const byHand = await sharp(photo).rotate(180).resize(8, 6).raw().toBuffer();
  const stored = await sharp((await upload(photo)).bytes)
    .resize(8, 6)
    .raw()
    .toBuffer();
  const difference = stored.reduce((sum, value, index) => sum + Math.abs(value - (byHand[index] ?? 0)), 0);
  expect(difference / stored.length).toBeLessThan(6);
});

test.each([
  ['JPEG', () => coloured(small).jpeg()],
  ['PNG', () => coloured(small).png()],
  ['WebP', () => coloured(small).webp()],
  ['AVIF', () => coloured(small).avif()],
  ['GIF', () => coloured(small).gif()],
  ['progressive JPEG', () => coloured(small).jpeg({ progressive: true })],
  ['CMYK JPEG', () => coloured(small).toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
  ['PNG of 16 bits', () => coloured(small).toColourspace('rgb16').png()],
  ['PNG with a palette', () => coloured(small).png({ palette: true })],
  ['JPEG in another colour space', () => coloured(small).withIccProfile('p3').jpeg()],
])('accepts a %s', async (_, make) => {
  const stored = await upload(await make().toBuffer());
  expect(stored).toMatchObject({ ...small, type: 'image/webp' });
  const [red = 0, green = 0] = (await sharp(stored.bytes).stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(green + 60);
});

test('transparency is preserved', async () => {
  const stored = await upload(await coloured(small, 4).png().toBuffer());
  const { channels } = await sharp(stored.bytes).stats();
  expect(channels).toHaveLength(4);
  expect(channels[3]?.mean).toBeCloseTo(128, -1);
});

test.each([
  [1, 1, 1, 1],
  [1, 20_000, 1, 16_383],
  [4000, 2, 1920, 1],
])('a picture of %d by %d px is kept as %d by %d', async (width, height, keptWidth, keptHeight) => {
  expect(await upload(await picture(width, height))).toMatchObject({ width: keptWidth, height: keptHeight });
});

test.each(['gif', 'webp'] as const)('of an animated %s, the first frame is kept', async (format) => {
  const frames = await Promise.all(['#c00', '#00c'].map((background) => frame(background)));
  const joined = sharp(frames, { join: { animated: true } });
  const animated = await joined.toFormat(format, { delay: [100, 100] }).toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  const stored = await upload(animated);
  expect(stored).toMatchObject(small);
  expect((await sharp(stored.bytes).metadata()).pages).toBeUndefined();
  const [red = 0, , blue = 0] = (await sharp(stored.bytes).stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(blue + 60);
});

const frame = (background: string) =>
  sharp({ create: { ...small, channels: 3, background } })
    .png()
    .toBuffer();

const jpeg = () => coloured(small).jpeg().toBuffer();

test.each([
  ['JPEG with a page behind it', async () => Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')])],
  ['JPEG with a page in its comment', async () => withComment(await jpeg(), '<script>alert(1)</script>')],
  [
    'PNG with an archive behind it',
    async () => Buffer.concat([await picture(), Buffer.from('PK\u0003\u0004<script>')]),
  ],
])('of a %s, only the picture is kept', async (_, make) => {
  const { bytes } = await upload(await make());
  expect(bytes.includes('<script>')).toBe(false);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

test('accepts a picture of just under 64 megapixels', async () => {
  expect(await upload(enormousPng(8000))).toMatchObject({ width: 1920, height: 1920 });
});

test('uploads beyond the queue are refused, and queued ones are stored', async () => {
  const source = await picture();
  const added = await Promise.allSettled(Array.from({ length: 60 }, () => add(source)));
  const rejected = added.filter((result) => result.status === 'rejected');
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.every(({ reason }) => reason instanceof QueueFull)).toBe(true);
  const accepted = added.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  // One in progress and twenty queued are always accepted.
  expect(accepted.length).toBeGreaterThanOrEqual(21);
  for (const result of accepted) expect(result.ok && (await app.get(result.value.path)).statusCode).toBe(200);
});

test('a discarded picture is deleted unless it is in use', async () => {
  const { path } = await upload(await picture());
  await app.services.media.discard(path);
  expect((await app.get(path)).statusCode).toBe(404);
  await app.services.media.discard(path);

  const used = await upload(await picture());
  await app.create(review, { image: used.path });
  await app.services.media.discard(used.path);
  expect((await app.get(used.path)).statusCode).toBe(200);
});

function withComment(jpeg: Buffer, comment: string) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    jpeg.subarray(2),
  ]);
}
