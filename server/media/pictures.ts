import type { Selectable } from 'kysely';
import { type Format, isPictureKey, widthsOf } from './picture-files.ts';
import type { MediaDatabase, MediaTables } from './tables.ts';

/** Where the browser finds uploaded files. */
export const FILES_PATH = '/files/';

/** Says whether a path is one that we give to pictures. */
export function isPicturePath(path: string): boolean {
  return path.startsWith(FILES_PATH) && isPictureKey(path.slice(FILES_PATH.length));
}

export interface Picture {
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A few bytes of WebP as a data address, shown until the picture is there. */
  placeholder: string;
  /** The widths there are in each format, in pixels. */
  variants: Record<Format, number[]>;
}

/** Takes ids of pictures and gives the pictures by id, in one query. */
export async function readPictures(
  kysely: MediaDatabase,
  ids: readonly (number | null)[],
): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await kysely.selectFrom('media').select(SHOWN).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, pictureOf(row)]));
}

/** Takes paths of pictures and gives those that there are, in one query. */
export async function readPicturesAt(kysely: MediaDatabase, paths: readonly string[]): Promise<Picture[]> {
  if (paths.length === 0) return [];
  const files = paths.map((path) => path.slice(FILES_PATH.length));
  const rows = await kysely.selectFrom('media').select(SHOWN).where('file', 'in', files).execute();
  return rows.map(pictureOf);
}

/** Takes a picture's path as answers give it; gives the picture's id, or undefined where there is none. */
export async function pictureIdOf(kysely: MediaDatabase, path: string): Promise<number | undefined> {
  if (!isPicturePath(path)) return undefined;
  const row = kysely.selectFrom('media').select('id').where('file', '=', path.slice(FILES_PATH.length));
  return (await row.executeTakeFirst())?.id;
}

const SHOWN = ['id', 'file', 'width', 'height', 'placeholder', 'webp_made_at', 'avif_made_at'] as const;

type ShownRow = Pick<Selectable<MediaTables['media']>, (typeof SHOWN)[number]>;

function pictureOf({ file, width, height, placeholder, webp_made_at, avif_made_at }: ShownRow): Picture {
  const all = widthsOf(width);
  const variants = { webp: webp_made_at ? all : [width], avif: avif_made_at ? all : [] };
  return { path: FILES_PATH + file, width, height, placeholder, variants };
}
