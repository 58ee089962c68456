import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { hashOf } from '../uploads/kept-file.ts';
import type { FileStore } from './file-store.ts';

/** Stores what a stream brings, by way of a local file. What has another hash than `sha256` is not stored. Returns whether it was. */
export async function storeStream(
  { storage, incoming }: Pick<FileStore, 'storage' | 'incoming'>,
  key: string,
  { stream, sha256 }: { stream: Readable; sha256?: string },
): Promise<boolean> {
  await makeFolders(incoming);
  // Named like an upload, so that it is removed like one if this process is killed.
  const path = join(incoming, randomUUID());
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (sha256 !== undefined && (await hashOf(path)) !== sha256) return false;
    await storage.writeFile(key, path);
    return true;
  } finally {
    await rm(path, { force: true });
  }
}
