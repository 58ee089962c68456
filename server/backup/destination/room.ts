import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FileStore } from '../../media/storage/file-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { ArchiveRefused } from '../archive/refused.ts';

const MB = 1024 * 1024; // bytes
const RESERVE = 100 * MB; // for the site itself

/** Returns how many bytes the database and the files take. */
export async function sizeOfSite({ kysely, dialect }: Database, files: Pick<FileStore, 'storage' | 'attachments'>) {
  const { rows } = await databaseSize[dialect.name].execute(kysely);
  let ofFiles = 0;
  for (const storage of [files.storage, files.attachments])
    for await (const { size } of storage.list()) ofFiles += size;
  return { database: Number(rows[0]?.size ?? 0), files: ofFiles };
}

/** Throws `ArchiveRefused` unless a folder has room for so many bytes, and some to spare. */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + RESERVE) return;
  throw new ArchiveRefused(
    `The disk of ${folder} is too full: ${inMegabytes(bytes + RESERVE)} needed, ${inMegabytes(free)} free.`,
  );
}

function inMegabytes(bytes: number) {
  return `${Math.round(bytes / MB)} MB`;
}

/** PostgreSQL returns a bigint as text. */
const databaseSize = {
  sqlite: sql<{ size: number | string }>`select page_count * page_size as size
    from pragma_page_count(), pragma_page_size()`,
  postgres: sql<{ size: number | string }>`select pg_database_size(current_database()) as size`,
};
