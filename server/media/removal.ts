import { filesOf } from './picture-files.ts';
import type { MediaDatabase } from './tables.ts';

export interface RemovablePicture {
  id: number;
  file: string;
  width: number;
}

/**
 * Deletes a picture's row, in a transaction of `deleteRow`, and then its files. Returns false if `deleteRow` did or if a record
 * refers to the picture.
 */
export async function removePicture(
  removeFile: (key: string) => Promise<unknown>,
  picture: RemovablePicture,
  deleteRow: () => Promise<boolean>,
): Promise<boolean> {
  try {
    if (!(await deleteRow())) return false;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
  await removeFiles(picture, removeFile);
  return true;
}

/** Removes every file that a picture may have. */
export async function removeFiles(
  picture: { file: string; width: number },
  removeFile: (key: string) => Promise<unknown>,
): Promise<void> {
  await Promise.all(filesOf(picture).map((file) => removeFile(file)));
}

/** Deletes the row of a picture, unless it is to be kept, and returns whether it did. */
export async function deletePictureRow(db: MediaDatabase, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('media').where('id', '=', id).where('kept', '=', 0).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = '23503';

function isForeignKeyViolation(error: unknown) {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return errcode === SQLITE_FOREIGN_KEY || code === POSTGRES_FOREIGN_KEY;
}
