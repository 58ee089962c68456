import type { Selectable } from 'kysely';
import { originalOf } from '../picture-files.ts';
import type { MediaDatabase, MediaTables } from '../tables.ts';
import { storeAgain } from '../uploads/keep-file.ts';
import type { PictureSource } from '../uploads/keep-picture.ts';
import { type Digest, digestOfStored, type Digests, isSame, parseDigests } from './digests.ts';
import { expectedFiles } from './inventory.ts';
import type { Storage } from './storage.ts';

const MADE_AGAIN = { webp_made_at: null, avif_made_at: null, attempts: 0, claimed_until: null };

/**
 * Stores a file once more if it is missing or not what was written, from the file that was uploaded. Returns whether it
 * did, or why that file is refused.
 */
export async function mendFile(db: MediaDatabase, storage: Storage, id: number, source: PictureSource) {
  const rows = db.selectFrom('media').select(['file', 'size', 'digests']).where('id', '=', id);
  const picture = await rows.executeTakeFirstOrThrow();
  const found = await digestOfStored(storage, picture.file);
  if (found && !isChanged(picture, picture.file, found)) return { ok: true, value: false } as const;
  const stored = await storeAgain(storage, picture.file, source);
  if (!stored.ok) return stored;
  const mended = db.updateTable('media').set({ ...stored.value, ...MADE_AGAIN });
  await mended.where('file', '=', picture.file).execute();
  return { ok: true, value: true } as const;
}

/** Has all smaller sizes of pictures made again, given any of their files. Returns false if all are being made already. */
export async function remakeVariants(db: MediaDatabase, keys: readonly string[]): Promise<boolean> {
  const files = [...new Set(keys.map(originalOf))];
  if (files.length === 0) return false;
  const pictures = db.updateTable('media').set(MADE_AGAIN).where('webp_made_at', 'is not', null);
  return (await pictures.where('file', 'in', files).executeTakeFirst()).numUpdatedRows > 0n;
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
  for (const picture of await presentPictures(db)) {
    for (const key of expectedFiles(picture)) {
      const found = await digestOfStored(storage, key);
      if (found && isChanged(picture, key, found)) changed.push(key);
    }
  }
  return changed;
}

/** Whether a file of a picture is not what was written. Of pictures from before digests were kept, the size may be known. */
function isChanged(
  { file, size, digests }: Pick<Selectable<MediaTables['media']>, 'file' | 'size' | 'digests'>,
  key: string,
  found: Digest,
) {
  const written = parseDigests(digests)[key];
  if (written) return !isSame(written, found);
  return key === file && size !== null && found.size !== size;
}

function presentPictures(db: MediaDatabase) {
  const columns = ['file', 'width', 'size', 'webp_made_at', 'avif_made_at', 'digests'] as const;
  return db.selectFrom('media').select(columns).where('deleted_at', 'is', null).orderBy('id').execute();
}
