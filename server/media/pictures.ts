import type { Selectable } from 'kysely';
import { type Format, isPictureKey, originalOf, widthsOf } from './picture-files.ts';
import type { MediaDatabase, MediaTables } from './tables.ts';

/** The URL path of uploaded files. */
export const FILES_PATH = '/files/';

export function isPicturePath(path: string): boolean {
  return path.startsWith(FILES_PATH) && isPictureKey(path.slice(FILES_PATH.length));
}

/** Returns the files of the pictures whose paths, or those of their variants, stand in a text. */
export function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PATH)].map(([, file = '']) => originalOf(file)))];
}

const PATH = new RegExp(`${FILES_PATH}([a-z-]{1,50}/[a-z0-9-]{1,50}\\.(?:webp|avif))`, 'g');

export interface Picture {
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A tiny WebP as a data URL, shown until the picture has loaded. */
  placeholder: string;
  /** The available widths in each format, in pixels. */
  variants: Record<Format, number[]>;
}

/** Reads pictures by id, in one query. */
export async function readPictures(
  kysely: MediaDatabase,
  ids: readonly (number | null)[],
): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await kysely.selectFrom('media').select(PICTURE_COLUMNS).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, pictureOf(row)]));
}

/** Reads the pictures with these paths, in one query. */
export async function readPicturesAt(kysely: MediaDatabase, paths: readonly string[]): Promise<Picture[]> {
  if (paths.length === 0) return [];
  const files = paths.map((path) => path.slice(FILES_PATH.length));
  const rows = await kysely.selectFrom('media').select(PICTURE_COLUMNS).where('file', 'in', files).execute();
  return rows.map(pictureOf);
}

export async function pictureAt(kysely: MediaDatabase, path: string) {
  if (!isPicturePath(path)) return undefined;
  const row = kysely.selectFrom('media').select(['id', 'width', 'height']);
  return row.where('file', '=', path.slice(FILES_PATH.length)).executeTakeFirst();
}

const PICTURE_COLUMNS = ['id', 'file', 'width', 'height', 'placeholder', 'webp_made_at', 'avif_made_at'] as const;

type PictureRow = Pick<Selectable<MediaTables['media']>, (typeof PICTURE_COLUMNS)[number]>;

function pictureOf({ file, width, height, placeholder, webp_made_at, avif_made_at }: PictureRow): Picture {
  const all = widthsOf(width);
  const variants = { webp: webp_made_at ? all : [width], avif: avif_made_at ? all : [] };
  return { path: FILES_PATH + file, width, height, placeholder, variants };
}
