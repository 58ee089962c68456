import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { syncFolder } from '../../media/storage/storage.disk.ts';
import type { Entry, LargeEntry } from './entry.ts';
import { ArchiveRefused } from './refused.ts';
import { seal } from './seal.ts';

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } };
/** Suffix of an archive that is still being written. */
export const PART = '.part';

const OF_THE_ARCHIVE = new Set(['open', 'write', 'writev', 'fsync', 'rename']);

/**
 * Writes an archive that only this user can read. It gets its name once it is complete; what fails leaves no file. Throws
 * `ArchiveRefused` where the file exists or cannot be written.
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry | LargeEntry>): Promise<void> {
  if (existsSync(file)) throw new ArchiveRefused(`The file ${file} already exists.`);
  const part = file + PART;
  try {
    await writeWhole(part, entries);
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    const { syscall = '', code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new ArchiveRefused(`Another backup is writing ${part}. If none is running, delete that file.`);
    if (OF_THE_ARCHIVE.has(syscall)) throw new ArchiveRefused(`The archive ${file} cannot be written: ${message}.`);
    throw error;
  }
}

async function writeWhole(part: string, entries: AsyncIterable<Entry | LargeEntry>) {
  const handle = await open(part, 'wx', 0o600);
  try {
    const tar = pack();
    const output = handle.createWriteStream({ flush: true });
    await Promise.all([pipeline(tar, createZstdCompress(COMPRESSION), seal(), output), fill(tar, entries)]);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Fails the pipeline with the reason of what fails here. */
async function fill(tar: Pack, entries: AsyncIterable<Entry | LargeEntry>) {
  try {
    for await (const entry of entries) await ('bytes' in entry ? add(tar, entry) : addLarge(tar, entry));
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
  }
}

function addLarge(tar: Pack, { name, size, stream }: LargeEntry) {
  return pipeline(stream, tar.entry({ name, size, mode: 0o600 }));
}

function add(tar: Pack, { name, bytes }: Entry) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  // It also emits what the callback gets.
  entry.on('error', reject);
  return promise;
}
