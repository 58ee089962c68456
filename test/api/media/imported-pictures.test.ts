import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, FORMATS, widthsOf } from '../../../server/media/picture-files.ts';
import { FILES_PATH, readPictures } from '../../../server/media/pictures.ts';
import { digestOf, parseDigests } from '../../../server/media/storage/digests.ts';
import type { Storage } from '../../../server/media/storage/storage.ts';
import { importPicture } from '../../../server/media/uploads/import-picture.ts';
import { type TestApp, startApp } from '../app/app.ts';

const PICTURES = 'seed/demonstrations/plinth/pictures';
const WIDTH = 800; // px
const name = 'sana-qureshi';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const variantsOf = async (id: number) => (await readPictures(app.services.media.db, [id])).get(id)?.variants;

test('an imported picture has all variants at once, with their digests', async () => {
  const { id, path, width } = await app.services.media.importFrom(join(PICTURES, `${name}.webp`), 'teams');
  expect(width).toBe(WIDTH);
  expect(await variantsOf(id)).toEqual({ webp: widthsOf(WIDTH), avif: widthsOf(WIDTH) });
  expect(await app.services.media.queue()).toMatchObject({ webp: { waiting: 0 }, avif: { waiting: 0 } });

  const row = app.services.media.db.selectFrom('media').select(['file', 'digests', 'size', 'hash', 'placeholder']);
  const stored = await row.where('id', '=', id).executeTakeFirstOrThrow();
  const digests: object = {};
  for (const format of FORMATS) {
    for (const width of widthsOf(WIDTH)) {
      const key = fileOf({ file: stored.file, width: WIDTH }, format, width);
      const source = fileOf({ file: `${name}.webp`, width: WIDTH }, format, width);
      const bytes = readFileSync(join(PICTURES, source === `${name}.webp` ? '' : 'variants', source));
      expect((await app.get(FILES_PATH + key)).rawPayload.equals(bytes)).toBe(true);
      Object.assign(digests, { [key]: digestOf(bytes) });
    }
  }
  expect(parseDigests(stored.digests)).toEqual(digests);
  const original = digestOf(readFileSync(join(PICTURES, `${name}.webp`)));
  expect(stored).toMatchObject({ size: original.size, hash: original.sha256 });
  expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(path).toBe(FILES_PATH + stored.file);
});

test('a format of which a file is missing is made like those of an upload', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-pictures-'));
  const file = 'yasmin-haddad-wren-street-books.webp';
  cpSync(join(PICTURES, file), join(folder, file));
  const { id, width } = await app.services.media.importFrom(join(folder, file), 'reviews');
  rmSync(folder, { recursive: true });
  expect(await variantsOf(id)).toEqual({ webp: [width], avif: [] });
  await app.services.media.makeVariants();
  expect(await variantsOf(id)).toEqual({ webp: [width], avif: [width] });
});

test('a picture that cannot be stored whole leaves no file behind', async () => {
  const before = await Array.fromAsync(app.services.storage.list());
  const full: Storage = {
    ...app.services.storage,
    write: async (key, bytes) => {
      if (key.endsWith('-640.avif')) throw new Error('ENOSPC: no space left on device');
      await app.services.storage.write(key, bytes);
    },
  };
  await expect(importPicture(full, 'teams', join(PICTURES, `${name}.webp`))).rejects.toThrow('ENOSPC');
  expect(await Array.fromAsync(app.services.storage.list())).toEqual(before);
});
