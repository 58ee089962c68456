import type { Selectable } from 'kysely';
import { fileOf, firstFileOf, FORMATS, isPictureKey, widthsOf } from '../picture-files.ts';
import type { ListedFile, Storage } from './storage.ts';
import type { MediaDatabase, MediaTables } from '../tables.ts';

/** The pictures of the database beside the files of the storage. */
export interface Inventory {
  /** Pictures of which the storage has files. */
  accounted: number;
  /** Files of pictures that the database does not have. */
  unaccounted: ListedFile[];
  /** Files that should be there. */
  missing: string[];
  /** What writes that were cut off have left. */
  leftovers: ListedFile[];
}

/** Compares the database with the storage. Files of names that we do not give are nobody's business. */
export async function takeInventory(media: MediaDatabase, storage: Storage): Promise<Inventory> {
  const rows = await media.selectFrom('media').select(COMPARED).execute();
  const pictures = new Set(rows.map(({ file }) => file));
  const [found, accounted] = [new Set<string>(), new Set<string>()];
  const [unaccounted, leftovers]: [ListedFile[], ListedFile[]] = [[], []];
  for await (const file of storage.list()) {
    if (file.key.endsWith('.part')) leftovers.push(file);
    if (!isPictureKey(file.key)) continue;
    found.add(file.key);
    const picture = firstFileOf(file.key);
    if (pictures.has(picture)) accounted.add(picture);
    else unaccounted.push(file);
  }
  const missing = rows.flatMap(expectedFiles).filter((file) => !found.has(file));
  return { accounted: accounted.size, unaccounted, missing, leftovers };
}

/** Counts the pictures that files belong to. */
export function countPictures(files: readonly string[]): number {
  return new Set(files.map(firstFileOf)).size;
}

const COMPARED = ['file', 'width', 'webp_made_at', 'avif_made_at'] as const;

function expectedFiles(row: Pick<Selectable<MediaTables['media']>, (typeof COMPARED)[number]>): string[] {
  const made = FORMATS.filter((format) => row[`${format}_made_at`]);
  return [
    ...new Set([row.file, ...made.flatMap((format) => widthsOf(row.width).map((width) => fileOf(row, format, width)))]),
  ];
}
