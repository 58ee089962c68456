import { filesOf } from './picture-files.ts';
import { removePicture } from './removal.ts';
import type { Storage } from './storage/storage.ts';
import type { Trash } from './storage/trash.ts';
import type { PictureUsage } from './sweep.ts';
import type { MediaDatabase } from './tables.ts';

type Files = { file: string; width: number };

export async function moveToTrash(trash: Trash, picture: Files): Promise<void> {
  await Promise.all(filesOf(picture).map((file) => trash.put(file)));
}

/** Returns whether the picture itself is back. */
export async function takeFromTrash(trash: Trash, storage: Storage, picture: Files): Promise<boolean> {
  const lost = await trash.restore(filesOf(picture));
  return !lost.includes(picture.file) || storage.has(picture.file);
}

interface Purge extends PictureUsage {
  db: MediaDatabase;
  storage: Storage;
  trash: Trash;
  /** Pictures deleted before are removed for good. */
  before: Date;
}

/**
 * Removes the pictures whose time in the trash is over. Finishes what killed processes have left half done, and takes out those
 * that a text has come to show meanwhile.
 */
export async function purgeDeletedPictures({
  db,
  storage,
  trash,
  before,
  isInUse,
  inTransaction,
}: Purge): Promise<void> {
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
