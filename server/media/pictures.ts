import type { Selectable } from 'kysely';
import type { FileKind } from '../../content/file-kinds.ts';
import { isFileKey, keysAfter, kindOfFile } from './kinds.ts';
import { fileOf, type Format, originalOf, widthsOf } from './picture-files.ts';
import type { MediaDatabase, MediaTables } from './tables.ts';

/** The URL path of uploaded files. */
export const FILES_PATH = '/files/';

export function isPicturePath(path: string): boolean {
  return isPathOf(['picture'], path);
}

/** Whether a file of one of some kinds may be at a path. */
export function isPathOf(kinds: readonly FileKind[], path: string): boolean {
  const key = path.slice(FILES_PATH.length);
  return path.startsWith(FILES_PATH) && isFileKey(key) && kinds.includes(kindOfFile(key));
}

/** Returns the files whose paths, or those of variants of pictures, stand in a text. */
export function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PATH)].map(([, file = '']) => originalOf(file)))];
}

const PATH = keysAfter(FILES_PATH);

/** Returns the file that a link leads to; of a variant, its picture. Null where it leads elsewhere. */
export function fileAt(link: string): string | null {
  const key = link.startsWith(FILES_PATH) ? link.slice(FILES_PATH.length).replace(/[?#].*/s, '') : '';
  return isFileKey(key) ? originalOf(key) : null;
}

export interface Picture {
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A tiny WebP as a data URL, shown until the picture has loaded. */
  placeholder: string;
  /** What stays visible where it is cropped, in percent. */
  focal: { x: number; y: number };
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

/** Reads the pictures at some paths, without deleted ones, in one query; in a second one those at former paths. */
export async function readPicturesAt(kysely: MediaDatabase, paths: readonly string[]): Promise<Map<string, Picture>> {
  const files = paths.map((path) => path.slice(FILES_PATH.length));
  const present = await readPresent(kysely, files);
  const pictures = new Map(present.map((row) => [FILES_PATH + row.file, pictureOf(row)]));
  const former = files.filter((file) => !pictures.has(FILES_PATH + file));
  for (const row of await readReplaced(kysely, former)) pictures.set(FILES_PATH + row.former, pictureOf(row));
  return pictures;
}

async function readPresent(kysely: MediaDatabase, files: readonly string[]) {
  if (files.length === 0) return [];
  const pictures = kysely.selectFrom('media').select(PICTURE_COLUMNS).where('deleted_at', 'is', null);
  return pictures.where('file', 'in', files).execute();
}

async function readReplaced(kysely: MediaDatabase, files: readonly string[]) {
  if (files.length === 0) return [];
  const replaced = kysely.selectFrom('media_aliases').innerJoin('media', 'media.id', 'media_aliases.media_id');
  const columns = PICTURE_COLUMNS.map((name) => `media.${name}` as const);
  return replaced
    .select([...columns, 'media_aliases.file as former'])
    .where('media_aliases.file', 'in', files)
    .where('media.deleted_at', 'is', null)
    .execute();
}

/** Finds the image at a path, present or former, unless it is deleted or of none of some kinds. */
export async function imageAt(kysely: MediaDatabase, path: string, kinds: readonly FileKind[]) {
  if (!isPathOf(kinds, path)) return undefined;
  const [id] = (await idsOfFiles(kysely, [path.slice(FILES_PATH.length)])).values();
  if (id === undefined) return undefined;
  const row = kysely.selectFrom('media').select(['id', 'kind', 'width', 'height']).where('id', '=', id);
  return row.where('deleted_at', 'is', null).executeTakeFirst();
}

/** Returns the present files, by these, which they are or once were. Those of what is deleted are left out. */
export async function readPresentFiles(kysely: MediaDatabase, files: readonly string[]): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const present = kysely.selectFrom('media').where('media.deleted_at', 'is', null);
  const unchanged = present.select(['media.file as former', 'media.file']).where('media.file', 'in', files);
  const replaced = present
    .innerJoin('media_aliases', 'media_aliases.media_id', 'media.id')
    .select(['media_aliases.file as former', 'media.file'])
    .where('media_aliases.file', 'in', files);
  return new Map((await unchanged.unionAll(replaced).execute()).map(({ former, file }) => [former, file]));
}

/** Returns the ids of what has or had these files. */
export async function idsOfFiles(kysely: MediaDatabase, files: readonly string[]): Promise<Map<string, number>> {
  if (files.length === 0) return new Map();
  const present = kysely.selectFrom('media').select(['file', 'id']).where('file', 'in', files);
  const former = kysely.selectFrom('media_aliases').select(['file', 'media_id as id']).where('file', 'in', files);
  return new Map((await present.unionAll(former).execute()).map(({ file, id }) => [file, id]));
}

const PICTURE_COLUMNS = [
  'id',
  'file',
  'width',
  'height',
  'placeholder',
  'focal_x',
  'focal_y',
  'webp_made_at',
  'avif_made_at',
] as const;

type PictureRow = Pick<Selectable<MediaTables['media']>, (typeof PICTURE_COLUMNS)[number]>;

function pictureOf({ file, width, height, placeholder, ...row }: PictureRow): Picture {
  const all = widthsOf(width);
  const variants = { webp: row.webp_made_at ? all : [width], avif: row.avif_made_at ? all : [] };
  return { path: FILES_PATH + file, width, height, placeholder, focal: { x: row.focal_x, y: row.focal_y }, variants };
}

/** A picture with what an `img` or `picture` element needs. */
export interface ResponsivePicture {
  /** Its present path. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The `srcset` of each format; null while it has no files. A drawing is one for all widths. */
  webp: string;
  avif: string | null;
  /** A tiny picture as a data URL, shown until this one has loaded; null if this one is transparent. */
  placeholder: string | null;
  /** The classes of its focal point, such as `fx-30 fy-20`; empty in the middle. */
  focal: string;
}

const CENTRE = 50; // percent

const IMAGES = ['picture', 'drawing'] as const;

/** Reads pictures and drawings by path, in one query. Paths of anything else are skipped. */
export async function readResponsivePictures(
  kysely: MediaDatabase,
  paths: readonly string[],
): Promise<Record<string, ResponsivePicture>> {
  const files = new Set(paths.filter((path) => isPathOf(IMAGES, path)));
  const pictures = await readPicturesAt(kysely, [...files]);
  return Object.fromEntries(pictures.entries().map(([path, picture]) => [path, responsivePicture(picture)]));
}

function responsivePicture(picture: Picture): ResponsivePicture {
  const { path, width, height, placeholder, focal, variants } = picture;
  return {
    src: path,
    width,
    height,
    webp: isPicturePath(path) ? srcsetOf(picture, 'webp') : path,
    avif: variants.avif.length > 0 ? srcsetOf(picture, 'avif') : null,
    placeholder: isOpaque(placeholder) ? placeholder : null,
    focal: [focal.x === CENTRE ? '' : `fx-${focal.x}`, focal.y === CENTRE ? '' : `fy-${focal.y}`].join(' ').trim(),
  };
}

function srcsetOf({ path, width: fullWidth, variants }: Picture, format: Format) {
  const picture = { file: path.slice(FILES_PATH.length), width: fullWidth };
  return variants[format].map((width) => `${FILES_PATH}${fileOf(picture, format, width)} ${width}w`).join(', ');
}

/** A WebP file with a plain VP8 chunk has no transparency. */
function isOpaque(placeholder: string) {
  const [, base64 = ''] = /^data:image\/webp;base64,([A-Za-z0-9+/=]+)$/.exec(placeholder) ?? [];
  return Buffer.from(base64, 'base64').toString('latin1', 12, 16) === 'VP8 ';
}
