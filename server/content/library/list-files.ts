import { type Selectable, sql, SqliteAdapter } from 'kysely';
import { z } from 'zod';
import { type FileKind, kindNames } from '../../../content/file-kinds.ts';
import { folded } from '../../../content/texts/folding.ts';
import { containsSql, foldedSql } from '../../platform/database/folded-sql.ts';
import { fileOf, widthsOf } from '../../media/picture-files.ts';
import { captionsPath } from '../../media/captions.ts';
import { FILES_PATH, type Picture, readPictures } from '../../media/pictures.ts';
import type { MediaTables } from '../../media/tables.ts';
import { directionOf, type PageWanted, readPage } from '../../platform/paging.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';

export const shapes = ['landscape', 'portrait', 'square'] as const;

export interface FilesWanted extends PageWanted {
  /** A part of the name, the description or the credit. */
  search?: string | undefined;
  /** Only those that nothing uses, or has used in a version that is kept. */
  unused?: boolean | undefined;
  /** Only pictures without an alternative text. */
  undescribed?: boolean | undefined;
  kinds?: readonly FileKind[] | undefined;
  /** Only pictures and drawings of that shape. */
  shape?: (typeof shapes)[number] | undefined;
}

/** A file of the library as responses hold it. */
export type LibraryFile = z.infer<typeof fileSchema>;

export const fileSchema = z.object({
  id: z.int(),
  kind: z.enum(kindNames),
  file: z.string().describe('Its path'),
  image: z.string().nullable().describe('The path of a picture; null of other kinds'),
  image_width: z.int().nullable().describe('In pixels; null where it has no dimensions'),
  image_height: z.int().nullable(),
  thumbnail: z.string().nullable().describe('A small variant of a picture or poster, once it exists'),
  pages: z.int().nullable().describe('Of a document, where they can be counted'),
  seconds: z.int().nullable().describe('How long a film is'),
  poster_id: z.int().nullable().describe('Of the picture that stands for a film'),
  poster: z.string().nullable().describe('The path of that picture'),
  captions: z.object({ path: z.string(), language: z.string() }).nullable().describe('Of a film'),
  name: z.string(),
  alt: z.string().nullable(),
  credit: z.string().nullable(),
  focal_x: z.int().describe('In percent'),
  focal_y: z.int().describe('In percent'),
  size: z.int().nullable().describe('In bytes'),
  kept: z.boolean().describe('Kept even if nothing uses it'),
  created_at: z.iso.datetime(),
});

/** Lists the files of the library, the newest first. */
export function listFiles(db: ContentDatabase, { page, perPage, ...filter }: FilesWanted & { perPage: number }) {
  const matching = filtered(db, filter);
  return readPage(
    { page, perPage },
    async (part) => {
      const direction = directionOf(part, 'desc');
      const ordered = matching.select(COLUMNS).orderBy('created_at', direction).orderBy('id', direction);
      return asLibraryFiles(db, await ordered.limit(part.limit).offset(part.offset).execute());
    },
    () => matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
  );
}

/** Reads a file that is not deleted. */
export async function findFile(db: ContentDatabase, id: number): Promise<LibraryFile | null> {
  const rows = await presentFiles(db).select(COLUMNS).where('id', '=', id).execute();
  const [file = null] = await asLibraryFiles(db, rows);
  return file;
}

/** Counts the documents that are stored, those in the trash included. */
export async function countDocuments(db: ContentDatabase): Promise<number> {
  const documents = db.selectFrom('media').where('kind', '=', 'document');
  const { count } = await documents.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

export function presentFiles(db: ContentDatabase) {
  return db.selectFrom('media').where('deleted_at', 'is', null);
}

const COLUMNS = [
  'id',
  'kind',
  'file',
  'width',
  'height',
  'pages',
  'seconds',
  'poster_id',
  'captions_language',
  'webp_made_at',
  'name',
  'alt',
  'credit',
  'focal_x',
  'focal_y',
  'size',
  'kept',
  'created_at',
] as const;

const THUMBNAIL = 360; // px

type FileRow = Pick<Selectable<MediaTables['media']>, (typeof COLUMNS)[number]>;

async function asLibraryFiles(db: ContentDatabase, rows: FileRow[]): Promise<LibraryFile[]> {
  const posters = await readPictures(
    db,
    rows.map(({ poster_id }) => poster_id),
  );
  return rows.map((row) => asLibraryFile(row, posters.get(row.poster_id ?? 0)));
}

function asLibraryFile(
  { file, width, height, webp_made_at, captions_language: language, kept: isKept, ...row }: FileRow,
  poster?: Picture,
): LibraryFile {
  const path = FILES_PATH + file;
  const isPicture = row.kind === 'picture';
  return {
    ...row,
    file: path,
    image: isPicture ? path : null,
    image_width: width || null,
    image_height: height || null,
    poster: poster?.path ?? null,
    captions: language === null ? null : { path: captionsPath(row.id), language },
    thumbnail: isPicture
      ? FILES_PATH + thumbnailOf({ file, width, webp_made_at })
      : ((poster && smallOf(poster)) ?? null),
    kept: isKept === 1,
  };
}

/** Returns the path of the smallest file of a poster that is large enough for a list. */
function smallOf({ path, width, variants }: Picture) {
  const file = path.slice(FILES_PATH.length);
  return variants.webp.includes(THUMBNAIL) ? FILES_PATH + fileOf({ file, width }, 'webp', THUMBNAIL) : path;
}

function thumbnailOf({ file, width, webp_made_at }: Pick<FileRow, 'file' | 'width' | 'webp_made_at'>) {
  return webp_made_at && widthsOf(width).includes(THUMBNAIL) ? fileOf({ file, width }, 'webp', THUMBNAIL) : file;
}

function filtered(db: ContentDatabase, { search, unused, undescribed, kinds, shape }: Omit<FilesWanted, 'page'>) {
  let files = presentFiles(db);
  const text = foldedSql(SEARCHED, db.getExecutor().adapter instanceof SqliteAdapter);
  for (const word of folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean))
    files = files.where(containsSql(text, word));
  if (kinds) files = files.where('kind', 'in', kinds);
  if (undescribed) files = files.where('kind', '=', 'picture');
  if (shape) files = files.where('kind', 'in', ['picture', 'drawing']);
  if (undescribed) files = files.where(sql<boolean>`coalesce(alt, '') = ''`);
  if (shape) files = files.where(ofShape[shape]);
  if (!unused) return files;
  const uses = db.selectFrom('uses').select('field').where('target_type', '=', MEDIA);
  const films = db.selectFrom('media as film').select('film.id').whereRef('film.poster_id', '=', sql.ref('media.id'));
  return files
    .where((file) => file.not(file.exists(uses.whereRef('target_id', '=', sql.ref('media.id')))))
    .where((file) => file.not(file.exists(films)));
}

const SEARCHED = sql`name || ' ' || coalesce(alt, '') || ' ' || coalesce(credit, '')`;

const ofShape = {
  landscape: sql<boolean>`width > height`,
  portrait: sql<boolean>`width < height`,
  square: sql<boolean>`width = height`,
};
