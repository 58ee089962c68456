import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { ArchiveRefused, damaged } from './refused.ts';

const HASH = 32; // bytes
const SEAL = 8 + HASH; // bytes
/** Starts a skippable frame of zstd, which other programs that decompress the archive pass over. */
const HEAD = Buffer.from('502a4d1820000000', 'hex');

/**
 * Appends the SHA-256 of all bytes that pass. Decompression notices most changed bytes, but not all: some bits of a zstd
 * frame are never read.
 */
export function seal(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([HEAD, hash.digest()]));
    },
  });
}

/** Opens what was sealed. Throws `ArchiveRefused` unless every byte is the one that was written. */
export async function openSealed(file: string): Promise<Readable> {
  const end = (await sizeOf(file)) - SEAL;
  if (end <= 0) throw damaged('it is cut off');
  const tail = Buffer.concat(await createReadStream(file, { start: end }).toArray());
  if (!tail.subarray(0, HEAD.length).equals(HEAD)) throw damaged('its end is missing');
  const content = { start: 0, end: end - 1 };
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, content)) hash.update(chunk as Buffer);
  if (!hash.digest().equals(tail.subarray(HEAD.length))) throw damaged('its contents have changed');
  return createReadStream(file, content);
}

async function sizeOf(file: string): Promise<number> {
  try {
    await access(file, constants.R_OK);
    const stats = await stat(file);
    if (!stats.isFile()) throw new Error(`${file} is not a file`);
    return stats.size;
  } catch (error) {
    throw new ArchiveRefused(`The archive cannot be read: ${(error as Error).message}.`);
  }
}
