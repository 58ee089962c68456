import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadDemonstration } from '../../seed/demonstrations/demonstration.ts';
import { picturesIn } from '../../seed/records.ts';
import { fileOf, FORMATS, formatOf, MAX_WIDTH, widthsOf } from '../../server/media/picture-files.ts';
import { digestOf } from '../../server/media/storage/digests.ts';
import { demonstrationNames } from '../../server/platform/configuration/configuration.ts';
import { loadSlugify } from '../../server/platform/slugify.ts';

const slugify = await loadSlugify();

describe.each(demonstrationNames)('the pictures of %s', async (name) => {
  const folder = `seed/demonstrations/${name}/pictures`;
  const files = globSync('*', { cwd: folder, exclude: ['variants'] }).toSorted();
  const widths = await Promise.all(files.map(async (file) => [file, await widthOf(join(folder, file))] as const));

  test('are those that its records name', async () => {
    const named = [...picturesIn(await loadDemonstration(name)).keys()].map((picture) => `${slugify(picture)}.webp`);
    expect(files).toEqual(named.toSorted());
  });

  test('are all different, and none is wider than the widest', () => {
    const digests = files.map((file) => digestOf(readFileSync(join(folder, file))).sha256);
    expect(new Set(digests).size).toBe(files.length);
    expect(widths.filter(([, width]) => width > MAX_WIDTH)).toEqual([]);
  });

  test('have every variant, as `node_modules/.bin/node bin/encode-pictures.mjs` makes them', async () => {
    const variants = widths.flatMap(([file, width]) =>
      FORMATS.flatMap((format) =>
        widthsOf(width).map((narrower) => [fileOf({ file, width }, format, narrower), narrower] as const),
      ).filter(([variant]) => variant !== file),
    );
    expect(globSync('*', { cwd: join(folder, 'variants') }).toSorted()).toEqual(
      variants.map(([variant]) => variant).toSorted(),
    );
    for (const [variant, width] of variants) {
      const { format, ...size } = await sharp(join(folder, 'variants', variant)).metadata();
      expect([variant, format, size.width]).toEqual([variant, formatOf(variant) === 'avif' ? 'heif' : 'webp', width]);
    }
  });
});

async function widthOf(file: string) {
  return (await sharp(file).metadata()).width;
}
