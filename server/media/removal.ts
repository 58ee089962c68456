import { filesOf } from './picture-files.ts';
import type { MediaDatabase } from './tables.ts';

export interface RemovablePicture {
  id: number;
  file: string;
  width: number;
}

/**
 * Removes a picture's row and then its files. `deleteRow` deletes the row in a transaction of its own and gives whether
 * it did; a record that refers to the picture keeps it. Gives whether the picture is gone.
 */
export async function removePicture(
  removeFile: (key: string) => Promise<unknown>,
  picture: RemovablePicture,
  deleteRow: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await unlessReferredTo(deleteRow))) return false;
  await Promise.all(filesOf(picture).map((file) => removeFile(file)));
  return true;
}

/** Deletes the row of a picture; gives whether it was there. */
export async function deletePictureRow(media: MediaDatabase, id: number): Promise<boolean> {
  const deleted = await media.deleteFrom('media').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

async function unlessReferredTo(deleteRow: () => Promise<boolean>) {
  try {
    return await deleteRow();
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = '23503';

function isForeignKeyViolation(error: unknown) {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return errcode === SQLITE_FOREIGN_KEY || code === POSTGRES_FOREIGN_KEY;
}
