import { isPictureKey } from './picture-files.ts';
import type { MediaDatabase } from './tables.ts';

/** Where the browser finds uploaded files. */
export const FILES_PATH = '/files/';

/** Says whether a path is one that we give to pictures. */
export function isPicturePath(path: string): boolean {
  return path.startsWith(FILES_PATH) && isPictureKey(path.slice(FILES_PATH.length));
}

export interface Picture {
  path: string;
  width: number;
  height: number;
}

/** Takes ids of pictures and gives the pictures by id, in one query. */
export async function readPictures(
  kysely: MediaDatabase,
  ids: readonly (number | null)[],
): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('media')
    .select(['id', 'file', 'width', 'height'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, file, width, height }) => [id, { path: FILES_PATH + file, width, height }]));
}

/** Takes a picture's path as answers give it; gives the picture's id, or undefined where there is none. */
export async function pictureIdOf(kysely: MediaDatabase, path: string): Promise<number | undefined> {
  if (!isPicturePath(path)) return undefined;
  const row = kysely.selectFrom('media').select('id').where('file', '=', path.slice(FILES_PATH.length));
  return (await row.executeTakeFirst())?.id;
}
