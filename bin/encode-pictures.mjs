import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileOf, FORMATS, widthsOf } from '../server/media/picture-files.ts';
import { createVariantEncoder } from '../server/media/variants/variants.ts';

// Encodes the variants that pictures of the demonstrations lack, as the product does, so that no first start has to.

const { encode, close } = createVariantEncoder();
for (const path of globSync('seed/demonstrations/*/pictures/*.webp')) await encodeVariants(path);
close();

/** @param {string} path */
async function encodeVariants(path) {
  const picture = readFileSync(path);
  const source = { file: basename(path), width: (await sharp(picture).metadata()).width };
  const folder = join(dirname(path), 'variants');
  mkdirSync(folder, { recursive: true });
  for (const format of FORMATS) {
    for (const width of widthsOf(source.width)) {
      const file = fileOf(source, format, width);
      if (file === source.file || existsSync(join(folder, file))) continue;
      const encoded = await encode({ picture, format, width });
      if (!encoded.ok) throw new Error(`${path}: ${encoded.reason}`);
      writeFileSync(join(folder, file), encoded.value);
    }
  }
}
