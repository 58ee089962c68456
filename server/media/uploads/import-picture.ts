import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nullIfMissing } from '../../platform/own-entries.ts';
import { fileOf, type Format, FORMATS, widthsOf } from '../picture-files.ts';
import { digestOf } from '../storage/digests.ts';
import type { Storage } from '../storage/storage.ts';
import { describe } from './keep-picture.ts';
import { type KeptFile, newKey, noFacts } from './kept-file.ts';

type Files = Record<string, Uint8Array>;

/** A picture, with the formats whose files are all stored. */
type ImportedPicture = KeptFile & { formats: Format[] };

/**
 * Stores a WebP from a folder as it is, together with what has been encoded of it: for harvest.webp, variants/harvest-360.webp,
 * variants/harvest-360.avif and so on. A format of which a file is missing is left to be made.
 */
export async function importPicture(storage: Storage, area: string, path: string): Promise<ImportedPicture> {
  const properties = await describe(path);
  const picture = { file: newKey(area, 'webp'), width: properties.width };
  const bytes = await readFile(path);
  const files: Files = { [picture.file]: bytes };
  const formats: Format[] = [];
  for (const format of FORMATS) {
    const variants = await readVariants(path, picture, format);
    // Formats are made in their order.
    if (!variants) break;
    Object.assign(files, variants);
    formats.push(format);
  }
  await writeAll(storage, files);
  const { size, sha256: hash } = digestOf(bytes);
  const digests = Object.fromEntries(Object.entries(files).map(([key, bytes]) => [key, digestOf(bytes)]));
  return {
    kind: 'picture',
    ...noFacts,
    ...properties,
    ...picture,
    size,
    hash,
    digests: JSON.stringify(digests),
    formats,
  };
}

/** Reads the files of a format, besides the picture itself, by the keys that they get; null if one is missing. */
async function readVariants(path: string, picture: { file: string; width: number }, format: Format) {
  const source = { file: basename(path), width: picture.width };
  const reading = widthsOf(picture.width).map(async (width) => {
    const file = join(dirname(path), 'variants', fileOf(source, format, width));
    return [fileOf(picture, format, width), await nullIfMissing(readFile(file))] as const;
  });
  const read = (await Promise.all(reading)).filter(([key]) => key !== picture.file);
  return read.some(([, bytes]) => bytes === null) ? null : (Object.fromEntries(read) as Files);
}

/** Writes all files, or none. */
async function writeAll(storage: Storage, files: Files) {
  const writing = Object.entries(files).map(([key, bytes]) => storage.write(key, bytes));
  const failed = (await Promise.allSettled(writing)).find(({ status }) => status === 'rejected');
  if (!failed) return;
  await Promise.allSettled(Object.keys(files).map((key) => storage.remove(key)));
  await Promise.all(writing);
}
