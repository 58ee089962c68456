import type { Storage, Trash } from './storage/storage.ts';
import { countPictures, type Inventory, takeInventory } from './storage/inventory.ts';
import { filesOf, originalOf } from './picture-files.ts';
import { deletePictureRow, type RemovablePicture, removePicture } from './removal.ts';
import type { MediaDatabase } from './tables.ts';

/** Killed processes leave fewer pictures than this unknown to the database. If there are more, it may be the wrong one. */
export const MAX_UNACCOUNTED = 10;

export interface PictureUsage {
  /**
   * Whether a record, a text or a revision refers to a picture. Called once outside and, before a picture is removed, once
   * more inside `inTransaction`. A file without a row has no id.
   */
  isInUse: (picture: { id: number | null; file: string }, kysely: MediaDatabase) => Promise<boolean>;
  /** Runs work in a transaction during which nobody else can add a reference to a picture. */
  inTransaction: InTransaction;
}

export type InTransaction = <Result>(work: (transaction: MediaDatabase) => Promise<Result>) => Promise<Result>;

export interface SweepCounts {
  pictures: number;
  /** Files that belong to no picture. */
  files: number;
}

interface Cleanup extends PictureUsage {
  db: MediaDatabase;
  storage: Storage;
  trash: Trash;
  /** Pictures that are unused, or were deleted, before this are removed. */
  before: Date;
}

interface Sweep extends Cleanup {
  /** Called with the number of pictures unknown to the database, if they are too many to remove anything. */
  onUnaccounted: (pictures: number) => void;
}

/**
 * Moves unused pictures, and files that belong to no picture, to the trash if they are older than `before`. Removes nothing if
 * more than `MAX_UNACCOUNTED` pictures are unknown to the database.
 */
export async function sweep(options: Sweep): Promise<SweepCounts> {
  const { db, storage, before } = options;
  const inventory = await takeInventory(db, storage);
  const unaccounted = countPictures(oldOf(inventory.unaccounted, before));
  if (unaccounted > MAX_UNACCOUNTED) {
    options.onUnaccounted(unaccounted);
    return { pictures: 0, files: 0 };
  }
  return { pictures: await removeUnused(options), files: await removeUnaccounted(options, inventory) };
}

async function removeUnused({ db, trash, before, ...usage }: Sweep) {
  const pictures = db.selectFrom('media').select(['id', 'file', 'width']).where('kept', '=', 0);
  const old = pictures
    .where('deleted_at', 'is', null)
    .where(({ fn }) => fn.coalesce('offered_at', 'created_at'), '<', before.toISOString());
  let removed = 0;
  for (const picture of await old.execute()) {
    if (await usage.isInUse(picture, db)) continue;
    if (
      await removePicture(
        (key) => trash.put(key),
        picture,
        () => deleteUnlessInUse(picture, usage),
      )
    )
      removed += 1;
  }
  return removed;
}

function deleteUnlessInUse(picture: RemovablePicture, { isInUse, inTransaction }: PictureUsage) {
  return inTransaction(
    async (transaction) => !(await isInUse(picture, transaction)) && deletePictureRow(transaction, picture.id),
  );
}

async function removeUnaccounted({ db, storage, trash, before, isInUse }: Sweep, inventory: Inventory) {
  const leftovers = oldOf(inventory.leftovers, before);
  for (const key of leftovers) await storage.remove(key);
  let removed = leftovers.length;
  // A killed process had no time to.
  for (const key of inventory.replaced) if (await trash.put(key)) removed += 1;
  for (const key of oldOf(inventory.unaccounted, before)) {
    if (await isInUse({ id: null, file: originalOf(key) }, db)) continue;
    if (await trash.put(key)) removed += 1;
  }
  return removed;
}

function oldOf(files: Inventory['unaccounted'], before: Date): string[] {
  return files.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
}

type Files = { file: string; width: number };

export async function moveToTrash(trash: Trash, picture: Files): Promise<void> {
  await Promise.all(filesOf(picture).map((file) => trash.put(file)));
}

/** Returns whether the picture itself is back. */
export async function takeFromTrash(trash: Trash, storage: Storage, picture: Files): Promise<boolean> {
  const lost = await trash.restore(filesOf(picture));
  return !lost.includes(picture.file) || storage.has(picture.file);
}

/**
 * Removes the pictures whose time in the trash is over. Finishes what killed processes have left half done, and takes out those
 * that a text has come to show meanwhile.
 */
export async function purgeDeletedPictures(cleanup: Cleanup): Promise<void> {
  const { db, storage, trash, before, isInUse, inTransaction } = cleanup;
  const deleted = db.selectFrom('media').select(['id', 'file', 'width', 'deleted_at']);
  for (const { deleted_at, ...picture } of await deleted.where('deleted_at', 'is not', null).execute()) {
    if (await isInUse(picture, db)) {
      await takeFromTrash(trash, storage, picture);
      await db.updateTable('media').set({ deleted_at: null }).where('id', '=', picture.id).execute();
    } else if (String(deleted_at) > before.toISOString()) await moveToTrash(trash, picture);
    else
      await removePicture(
        (key) => storage.remove(key),
        picture,
        () =>
          inTransaction(async (transaction) => {
            if (await isInUse(picture, transaction)) return false;
            const rows = transaction
              .deleteFrom('media')
              .where('id', '=', picture.id)
              .where('deleted_at', 'is not', null);
            return (await rows.executeTakeFirst()).numDeletedRows > 0n;
          }),
      );
  }
}
