import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { MOST_PIXELS, MOST_PIXELS_OF_AVIF, refusals } from './refusals.ts';

// Nothing else is ever decoded, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']);
const BYTES_THAT_TELL_THE_KIND = 4100;

/** The bytes of a picture, or the path of the file that holds them. */
export type Source = Uint8Array | string;

/**
 * Looks at a picture without decoding it. Gives a sentence where it is not of an accepted kind, is damaged, or has more
 * pixels than should be decoded; null where nothing speaks against it so far.
 */
export async function findFault(source: Source): Promise<string | null> {
  const type = await fileTypeFromBuffer(await beginningOf(source));
  if (!type || !ACCEPTED.has(type.mime)) return refusals.kind;
  const size = await sizeOf(source);
  if (!size) return refusals.damaged;
  const pixels = size.width * size.height;
  if (pixels > MOST_PIXELS) return refusals.size;
  return size.format === 'heif' && pixels > MOST_PIXELS_OF_AVIF ? refusals.sizeOfAvif : null;
}

async function beginningOf(source: Source): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, BYTES_THAT_TELL_THE_KIND);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(BYTES_THAT_TELL_THE_KIND) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sizeOf(source: Source) {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return null; // A header that libvips cannot read is a damaged one.
  }
}
