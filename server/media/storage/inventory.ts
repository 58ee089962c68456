import type { Selectable } from 'kysely';
import { isFileKey } from '../kinds.ts';
import { fileOf, originalOf, FORMATS, widthsOf } from '../picture-files.ts';
import { parseDigests } from './digests.ts';
import type { ListedFile, Storage } from './storage.ts';
import type { MediaDatabase, MediaTables } from '../tables.ts';

/** The pictures in the database compared with the files in the storage. */
export interface Inventory {
  /** The number of pictures with files. */
  accounted: number;
  /** Files of pictures unknown to the database. */
  unaccounted: ListedFile[];
  /** Files of pictures that have others by now. */
  replaced: string[];
  /** Files that should exist. */
  missing: string[];
  /** Files that have another size than when they were written. */
  damaged: string[];
  /** Remains of interrupted writes. */
  leftovers: ListedFile[];
}

/** Compares the database with the storage. Files whose names are not those of the library are ignored. */
export async function takeInventory(db: MediaDatabase, storage: Storage): Promise<Inventory> {
  const rows = await db
    .selectFrom('media')
    .select([...PICTURE_COLUMNS, 'size', 'digests', 'deleted_at'])
    .execute();
  const aliases = await db.selectFrom('media_aliases').select('file').execute();
  const former = new Set(aliases.map(({ file }) => file));
  const pictures = new Set(rows.map(({ file }) => file));
  const [found, accounted] = [new Map<string, number>(), new Set<string>()];
  const [unaccounted, leftovers]: [ListedFile[], ListedFile[]] = [[], []];
  const replaced: string[] = [];
  for await (const file of storage.list()) {
    if (file.key.endsWith('.part')) leftovers.push(file);
    if (!isFileKey(file.key)) continue;
    found.set(file.key, file.size);
    const picture = originalOf(file.key);
    if (pictures.has(picture)) accounted.add(picture);
    else if (former.has(picture)) replaced.push(file.key);
    else unaccounted.push(file);
  }
  const present = rows.filter(({ deleted_at }) => deleted_at === null);
  const missing = present.flatMap(expectedFiles).filter((file) => !found.has(file));
  const damaged = present.flatMap((row) => {
    const sizes = sizesOf(row);
    return expectedFiles(row).filter(
      (file) => found.has(file) && (sizes.get(file) ?? found.get(file)) !== found.get(file),
    );
  });
  return { accounted: accounted.size, unaccounted, replaced, missing, damaged, leftovers };
}

/** Returns the sizes that files of a picture had when they were written, as far as they are known. */
function sizesOf({ file, size, digests }: Pick<Selectable<MediaTables['media']>, 'file' | 'size' | 'digests'>) {
  const written = Object.entries(parseDigests(digests)).map(([key, digest]) => [key, digest.size] as const);
  return new Map([...(size === null ? [] : [[file, size] as const]), ...written]);
}

/** Counts the pictures to which files belong. */
export function countPictures(files: readonly string[]): number {
  return new Set(files.map(originalOf)).size;
}

/** What says which files a picture has. */
export const PICTURE_COLUMNS = ['file', 'width', 'webp_made_at', 'avif_made_at'] as const;

/** Returns the files that a picture has as soon as its row says so. */
export function expectedFiles(row: Pick<Selectable<MediaTables['media']>, (typeof PICTURE_COLUMNS)[number]>): string[] {
  const formats = FORMATS.filter((format) => row[`${format}_made_at`]);
  return [
    ...new Set([
      row.file,
      ...formats.flatMap((format) => widthsOf(row.width).map((width) => fileOf(row, format, width))),
    ]),
  ];
}
