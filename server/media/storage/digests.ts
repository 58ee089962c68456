import { createHash, hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Storage } from './storage.ts';

/** What a stored file was when it was written. */
export interface Digest {
  /** In bytes. */
  size: number;
  sha256: string;
}

/** By the key of the file. */
export type Digests = Record<string, Digest>;

const schema = z.record(z.string(), z.object({ size: z.number(), sha256: z.string() }));

export function parseDigests(stored: string | null): Digests {
  return stored === null ? {} : schema.parse(JSON.parse(stored));
}

export function digestOf(bytes: Uint8Array): Digest {
  return { size: bytes.length, sha256: hash('sha256', bytes) };
}

/** Returns the digest of a stored file; null if it does not exist. */
export async function digestOfStored({ open }: Pick<Storage, 'open'>, key: string): Promise<Digest | null> {
  const file = await open(key);
  return file && digestOfStream(file.stream);
}

async function digestOfStream(stream: Readable): Promise<Digest> {
  const sum = createHash('sha256');
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    sum.update(piece);
    size += piece.length;
  }
  return { size, sha256: sum.digest('hex') };
}

export function isSame(a: Digest, b: Digest): boolean {
  return a.size === b.size && a.sha256 === b.sha256;
}
