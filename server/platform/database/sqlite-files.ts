import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Gone, holdFiles } from '../held-files.ts';

/** Remembers the files of an open database, to be asked around each commit: it takes a few microseconds. */
export function watchFiles(file: string, { writer, reader }: { writer: DatabaseSync; reader: DatabaseSync }) {
  const assertFileHeld = holdFiles([file]);
  // Without them, what was committed last would not be there after a restart.
  const assertLogHeld = holdFiles([`${file}-wal`, `${file}-shm`].filter((path) => existsSync(path)));
  let { size } = statSync(file);
  let isRescued = false;

  /** Throws a `Gone` while the files are not those that were opened. */
  function assertThere(): void {
    assertFileHeld();
    assertNotCut();
    try {
      assertLogHeld();
    } catch (error) {
      isRescued ||= rescue(writer);
      throw error;
    }
  }

  /** The file grows only. One who vacuums it with other tools makes it as long as it says itself. */
  function assertNotCut() {
    const { size: now } = statSync(file);
    if (now < size && now < sizeSaidBy(reader)) throw new Gone(`${file} was cut from ${size} to ${now} bytes.`);
    size = now;
  }

  return { assertThere };
}

/** Returns at least 1, and more than any file has if it cannot be told. */
function sizeSaidBy(reader: DatabaseSync): number {
  try {
    const { page_count: count } = reader.prepare('pragma page_count').get() as { page_count: number };
    const { page_size: size } = reader.prepare('pragma page_size').get() as { page_size: number };
    return Math.max(1, count * size);
  } catch {
    return Infinity;
  }
}

/** Moves what is in a write-ahead log that only we still have to the database file. Returns whether all of it is there. */
function rescue(writer: DatabaseSync): boolean {
  if (writer.isTransaction) return false;
  const moved = writer.prepare('pragma wal_checkpoint(passive)').get() as { log: number; checkpointed: number };
  return moved.log === moved.checkpointed;
}
