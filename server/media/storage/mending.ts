import { originalOf } from '../picture-files.ts';
import type { MediaDatabase } from '../tables.ts';
import { digestOfStored, type Digests, isSame, parseDigests } from './digests.ts';
import { expectedFiles } from './inventory.ts';
import type { Storage } from './storage.ts';

/** Has all smaller sizes of pictures made again, given any of their files. Returns false if all are being made already. */
export async function remakeVariants(db: MediaDatabase, keys: readonly string[]): Promise<boolean> {
  const files = [...new Set(keys.map(originalOf))];
  if (files.length === 0) return false;
  const again = { webp_made_at: null, avif_made_at: null, attempts: 0, claimed_until: null };
  const made = db.updateTable('media').set(again).where('webp_made_at', 'is not', null);
  return (await made.where('file', 'in', files).executeTakeFirst()).numUpdatedRows > 0n;
}

/** Records size and hash of the files of pictures from before these were kept. Returns how many pictures that were. */
export async function recordDigests(db: MediaDatabase, storage: Storage): Promise<number> {
  const unknown = await db
    .selectFrom('media')
    .select(['id', 'file', 'width', 'size', 'webp_made_at', 'avif_made_at'])
    .where('digests', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  for (const picture of unknown) {
    const digests: Digests = {};
    for (const key of expectedFiles(picture)) {
      const found = await digestOfStored(storage, key);
      const isCut = key === picture.file && picture.size !== null && found?.size !== picture.size;
      if (found && !isCut) digests[key] = found;
    }
    const rows = db.updateTable('media').set({ digests: JSON.stringify(digests) });
    // It may have got another file or more of them meanwhile.
    await rows.where('id', '=', picture.id).where('file', '=', picture.file).where('digests', 'is', null).execute();
  }
  return unknown.length;
}

/** Reads all files of pictures, and returns those that are there and are not what was written. */
export async function findChanged(db: MediaDatabase, storage: Storage): Promise<string[]> {
  const changed: string[] = [];
  for (const { digests, ...picture } of await presentPictures(db)) {
    const known = parseDigests(digests);
    for (const key of expectedFiles(picture)) {
      const [expected, found] = [known[key], await digestOfStored(storage, key)];
      const isOtherSize = key === picture.file && picture.size !== null && found?.size !== picture.size;
      if (found && (expected ? !isSame(expected, found) : isOtherSize)) changed.push(key);
    }
  }
  return changed;
}

function presentPictures(db: MediaDatabase) {
  const columns = ['file', 'width', 'size', 'webp_made_at', 'avif_made_at', 'digests'] as const;
  return db.selectFrom('media').select(columns).where('deleted_at', 'is', null).orderBy('id').execute();
}
