import type { FileStore } from '../media/storage/file-store.ts';
import { countPictures, takeInventory } from '../media/storage/inventory.ts';
import { originalOf } from '../media/picture-files.ts';
import { recordDigests, remakeVariants } from '../media/storage/mending.ts';
import { UNUSED_KEPT_FOR } from '../media/media.ts';
import { MAX_UNACCOUNTED } from '../media/sweep.ts';
import type { MediaTables } from '../media/tables.ts';
import type { DataFolderDependencies } from './data-folder.ts';

const EXAMPLES = 5;
const ONLY = 1; // the id of the row

/** The result of comparing files and database. */
export interface FileCheck {
  at: string;
  /** Pictures without all their files, as they were written. */
  missing: number;
  /** Pictures unknown to the database, if they are so many that no unused file is removed; else 0. */
  unaccounted: number;
}

type FileCheckTables = { file_checks: FileCheck & { id: number } };

/** Compares files and database. The result is stored there, for all instances and the next start. */
export function createFileCheck(
  { database, clock, log }: Pick<DataFolderDependencies, 'database' | 'clock' | 'log'>,
  { storage, trash }: Pick<FileStore, 'storage' | 'trash'>,
) {
  const db = database.kysely.withTables<MediaTables & FileCheckTables>();

  /**
   * Looks for all files that should exist, restores those that are in the trash, and has smaller sizes made again where the
   * picture is there.
   */
  async function check(): Promise<FileCheck> {
    await recordDigests(db, storage);
    const { missing, damaged, unaccounted } = await takeInventory(db, storage);
    const unsound = [...(await restoreFromTrash(missing)), ...damaged];
    const lost = unsound.filter((key) => key === originalOf(key));
    await makeAgain(unsound.filter((key) => !lost.includes(originalOf(key))));
    const before = new Date(clock().getTime() - UNUSED_KEPT_FOR);
    const old = unaccounted.filter(({ modifiedAt }) => modifiedAt < before);
    const unknown = countPictures(old.map(({ key }) => key));
    const result = {
      at: clock().toISOString(),
      missing: countPictures(lost),
      unaccounted: unknown > MAX_UNACCOUNTED ? unknown : 0,
    };
    if (result.missing > 0) log.warn({ missing: result.missing, examples: lost.slice(0, EXAMPLES) }, MISSING);
    await db
      .insertInto('file_checks')
      .values({ id: ONLY, ...result })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(result))
      .execute();
    return result;
  }

  async function makeAgain(variants: string[]) {
    if (variants.length === 0) return;
    log.warn({ files: variants.length, examples: variants.slice(0, EXAMPLES) }, MADE_AGAIN);
    await remakeVariants(db, variants);
  }

  async function restoreFromTrash(missing: string[]) {
    const lost = await trash.restore(missing);
    const restored = missing.length - lost.length;
    if (restored > 0) log.info({ files: restored }, 'Files that the database refers to were restored from the trash.');
    return lost;
  }

  /** Returns the result of the last check; null before the first. */
  async function last(): Promise<FileCheck | null> {
    const rows = db.selectFrom('file_checks').select(['at', 'missing', 'unaccounted']);
    return (await rows.executeTakeFirst()) ?? null;
  }

  return { check, last };
}

const MADE_AGAIN = 'Smaller sizes of pictures are missing or damaged. They are made again.';

const MISSING =
  'Files that the database refers to are missing or damaged. Bring them back with doctor --fix, or from a backup; instances that share a database must share DATA_DIR or an S3 bucket.';
