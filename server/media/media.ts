import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { FILES_PATH } from './pictures.ts';
import type { Storage } from './storage.ts';
import type { MediaTables } from './tables.ts';

sharp.block({ operation: ['VipsForeignLoadSvg'] });
sharp.cache(false);

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const MOST_PIXELS = 64_000_000;
const WIDEST = 1920; // px
const QUALITY = 80;
const PLACEHOLDER_WIDTH = 16; // px

export type Media = ReturnType<typeof createMedia>;

/** The pictures that administrators upload. */
export function createMedia({ kysely }: Database, storage: Storage, clock: Clock) {
  const media = kysely.withTables<MediaTables>();

  /**
   * Takes the bytes of a picture and the area it belongs to; keeps it re-encoded as WebP, upright, without metadata and
   * at most 1920 px wide; gives its path. Refuses, with a sentence, what is not a picture of an accepted kind and size.
   */
  async function add(area: string, bytes: Uint8Array): Promise<{ path: string } | { sentence: string }> {
    const type = await fileTypeFromBuffer(bytes);
    if (!type || !ACCEPTED.has(type.mime)) return { sentence: 'must be a JPEG, PNG, WebP, AVIF or GIF picture.' };
    const encoded = await encode(bytes);
    if (!encoded) return { sentence: 'is damaged or larger than 64 megapixels.' };
    const file = `${area}/${randomBytes(10).toString('hex')}.webp`;
    await storage.write(file, encoded.data);
    const { width, height, placeholder } = encoded;
    const row = { area, file, width, height, placeholder, created_at: clock().toISOString() };
    await media.insertInto('media').values(row).execute();
    return { path: FILES_PATH + file };
  }

  return { add };
}

async function encode(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    const fitting = picture.resize({ width: WIDEST, withoutEnlargement: true });
    const { data, info } = await fitting.webp({ quality: QUALITY, effort: 3 }).toBuffer({ resolveWithObject: true });
    const tiny = await sharp(data).resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { data, width: info.width, height: info.height, placeholder };
  } catch {
    return null; // Whatever libvips cannot decode is not a picture to us.
  }
}
