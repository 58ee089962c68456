import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { PART } from '../archive/write-archive.ts';
import { removeAbandoned } from '../destination/destination.ts';
import { isArchive } from '../scheduled/backup-name.ts';
import type { BackupProcess } from '../scheduled/backup-process.ts';
import { readWhileWritten } from './read-while-written.ts';

const PREFIX = 'download-';

/** Has a process write an archive to `scratch`, and reads it meanwhile. Nothing of it stays there. */
export async function* archiveInScratch(scratch: string, name: string, worker: BackupProcess): AsyncGenerator<Buffer> {
  await makeFolders(scratch);
  await removeAbandonedDownloads(scratch);
  const file = join(scratch, PREFIX + name);
  const written = worker.writeToScratch(PREFIX + name);
  try {
    yield* readWhileWritten([file + PART, file], written);
  } finally {
    worker.close();
    // Until the process has ended, it may write.
    await Promise.allSettled([written]);
    for (const path of [file, file + PART]) await rm(path, { force: true });
  }
}

/** Removes what a process that was killed has left. Returns how many files. */
export function removeAbandonedDownloads(scratch: string): Promise<number> {
  return removeAbandoned(scratch, isDownload);
}

/** Whether a file in `scratch` is an archive that is being downloaded. */
export function isDownload(name: string): boolean {
  return name.startsWith(PREFIX) && isArchive(name.slice(PREFIX.length));
}
