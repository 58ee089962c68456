import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { digestOf } from '../storage/digests.ts';
import type { Storage } from '../storage/storage.ts';
import { decode, describe } from './picture-decoder.ts';
import type { PictureSource } from './recognition.ts';
import { fileOf, type Format, FORMATS, widthsOf } from '../picture-files.ts';
import { nullIfMissing } from '../../platform/own-entries.ts';

/** A picture whose file is stored, without a row in the database yet. */
export interface KeptPicture {
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  placeholder: string;
  /** In bytes. */
  size: number;
  /** Of the uploaded file. */
  hash: string;
  /** Of the stored file, as JSON. */
  digests: string;
}

export type KeepResult = { ok: true; value: KeptPicture } | { ok: false; sentence: string };

/**
 * Stores the file of a picture, re-encoded as upright WebP without metadata, at most 1920 px wide. Refuses damaged files and
 * those of other formats or sizes. Throws `QueueFull` when too many are being added.
 */
export function keepPicture(storage: Storage, area: string, source: PictureSource): Promise<KeepResult> {
  return storePicture(storage, newFile(area), source);
}

/** Returns a key for the file of a new picture. */
export function newFile(area: string): string {
  return `${area}/${randomBytes(10).toString('hex')}.webp`;
}

/** Like `keepPicture`, under a key that is given. */
export async function storePicture(storage: Storage, file: string, source: PictureSource): Promise<KeepResult> {
  const encoded = await decode(source);
  if ('sentence' in encoded) return { ok: false, sentence: encoded.sentence };
  const { data, ...properties } = encoded;
  await storage.write(file, data);
  const digests = JSON.stringify({ [file]: digestOf(data) });
  return { ok: true, value: { file, ...properties, size: data.length, hash: await hashOf(source), digests } };
}

/** Returns the SHA-256 of an uploaded file. */
export async function hashOf(source: PictureSource): Promise<string> {
  const hash = createHash('sha256');
  if (typeof source === 'string') await pipeline(createReadStream(source), hash);
  else hash.update(source);
  return hash.digest('hex');
}

type Files = Record<string, Uint8Array>;

/** A picture, with the formats whose files are all stored. */
type ImportedPicture = KeptPicture & { formats: Format[] };

/**
 * Stores a WebP from a folder as it is, together with what has been encoded of it: for harvest.webp, variants/harvest-360.webp,
 * variants/harvest-360.avif and so on. A format of which a file is missing is left to be made.
 */
export async function importPicture(storage: Storage, area: string, path: string): Promise<ImportedPicture> {
  const properties = await describe(path);
  const picture = { file: newFile(area), width: properties.width };
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
  return { ...properties, ...picture, size, hash, digests: JSON.stringify(digests), formats };
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
