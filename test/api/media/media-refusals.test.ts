import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enormousPng, picture } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const photograph = (name: string) => readFile(new URL(`../../photos/${name}`, import.meta.url));

const OF_ANOTHER_KIND = 'must be a JPEG, PNG, WebP, AVIF or GIF picture.';
const DAMAGED = 'is damaged and cannot be read.';

const add = (source: Uint8Array | string) => app.services.media.add('blogs', source);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['SVG', svg],
  ['SVG with an XML declaration', `<?xml version="1.0"?>${svg}`],
  ['page', '<!doctype html><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7\n1 0 obj << >> endobj'],
  ['archive', 'PK\u0003\u0004\u0014\u0000\u0000\u0000'],
  ['program', '\u007fELF\u0002\u0001\u0001'],
  ['TIFF', 'II*\u0000\b\u0000\u0000\u0000\u0000\u0000'],
  ['BMP', 'BM\u0000\u0000\u0000\u0000'],
  ['script', '<?php echo 1; ?>'],
  ['text', 'a picture, honestly'],
  ['empty file', ''],
])('refuses a file by its content: %s', async (_, content) => {
  expect(await add(Buffer.from(content, 'latin1'))).toEqual({ ok: false, sentence: OF_ANOTHER_KIND });
});

test('says what to do with a photo that browsers cannot show', async () => {
  const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1');
  expect(await add(heic)).toEqual({
    ok: false,
    sentence:
      'is a HEIC photo, which most browsers cannot show. Export it as JPEG; on an iPhone, choose Most Compatible under Settings > Camera > Formats.',
  });
});

test.each([
  ['photograph', () => photograph('corrupted.jpg')],
  ['half a photograph', async () => (await photograph('DSCN0010.jpg')).subarray(0, 80_000)],
  ['half a PNG', async () => (await picture(900, 900)).subarray(0, 700)],
  ['header alone', async () => (await picture()).subarray(0, 16)],
  [
    'JPEG that goes over into zeros',
    async () => Buffer.concat([(await photograph('DSCN0010.jpg')).subarray(0, 80_000), Buffer.alloc(500)]),
  ],
  ['script that begins as a GIF', () => Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)')],
])('refuses what is damaged: %s', async (_, make) => {
  expect(await add(await make())).toEqual({ ok: false, sentence: DAMAGED });
});

test('refuses a picture of 256 megapixels before it is decoded', async () => {
  const bomb = enormousPng(16_000);
  expect(bomb.length).toBeLessThan(50_000);
  const before = process.memoryUsage().rss;
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => add(bomb)));
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(100);
  expect(new Set(outcomes.map((added) => !added.ok && added.sentence))).toEqual(
    new Set(['can have at most 64 megapixels.']),
  );
});

test('a file is recognized by its content, not by its name', async () => {
  const path = join(app.folder, 'upload');
  await writeFile(path, await photograph('portrait_6.jpg'));
  expect(await add(path)).toMatchObject({ ok: true, value: { width: 450, height: 600 } });
  await writeFile(path, svg);
  expect(await add(path)).toEqual({ ok: false, sentence: OF_ANOTHER_KIND });
  await writeFile(path, (await photograph('DSCN0010.jpg')).subarray(0, 9000));
  expect(await add(path)).toEqual({ ok: false, sentence: DAMAGED });
});

test('a refused picture leaves neither row nor file', async () => {
  const files = () => readdir(join(app.folder, 'uploads'), { recursive: true });
  const before = await files();
  await add(await photograph('corrupted.jpg'));
  await add(Buffer.from(svg));
  expect(await files()).toEqual(before);
});
