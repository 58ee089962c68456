import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { MAX_PIXELS, MAX_PIXELS_AVIF, refusals } from './refusals.ts';

// libvips must not decode any other format.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']);
const MAGIC_BYTES = 4100;

/** The bytes of a picture, or the path of the file that holds them. */
export type PictureSource = Uint8Array | string;

/**
 * Checks the format and size of a picture without decoding it. Returns the end of a sentence that says what is wrong, or
 * null.
 */
export async function findFault(source: PictureSource): Promise<string | null> {
  const type = await fileTypeFromBuffer(await readStart(source));
  if (!type || !ACCEPTED.has(type.mime)) return refusals.kind;
  const size = await sizeOf(source);
  if (!size) return refusals.damaged;
  const pixels = size.width * size.height;
  if (pixels > MAX_PIXELS) return refusals.size;
  return size.format === 'heif' && pixels > MAX_PIXELS_AVIF ? refusals.sizeOfAvif : null;
}

async function readStart(source: PictureSource): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, MAGIC_BYTES);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAGIC_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sizeOf(source: PictureSource) {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return null; // libvips cannot read the header.
  }
}
