import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import type { MediaTables } from '../tables.ts';

/** A file that is stored, without a row in the database yet. */
export interface KeptFile extends Pick<
  Selectable<MediaTables['media']>,
  'kind' | 'file' | 'width' | 'height' | 'placeholder' | 'pages' | 'seconds'
> {
  /** In bytes. */
  size: number;
  /** Of the uploaded file. */
  hash: string;
  /** Of the stored file, as JSON. */
  digests: string;
}

export const noFacts = { width: 0, height: 0, placeholder: '', pages: null, seconds: null };

export type KeepResult = { ok: true; value: KeptFile } | { ok: false; sentence: string };

/** The end of a sentence that begins with the label of a field. */
export const DAMAGED = 'is damaged and cannot be read.';

/** Returns the key of a file, given how it ends. */
export type KeyOf = (ending: string) => string;

/** Returns a key for a new file, which begins with some words. */
export function newKey(area: string, ending: string, words = ''): string {
  return `${area}/${words && `${words}-`}${randomBytes(10).toString('hex')}.${ending}`;
}

/** Returns the SHA-256 of an uploaded file. */
export async function hashOf(source: Uint8Array | string): Promise<string> {
  const hash = createHash('sha256');
  if (typeof source === 'string') await pipeline(createReadStream(source), hash);
  else hash.update(source);
  return hash.digest('hex');
}
