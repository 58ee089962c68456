import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { digestOf } from '../storage/digests.ts';
import type { Storage } from '../storage/storage.ts';
import { decode } from './picture-decoder.ts';
import type { PictureSource } from './recognition.ts';

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
