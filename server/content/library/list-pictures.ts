import { type Selectable, sql, SqliteAdapter } from 'kysely';
import { z } from 'zod';
import { folded } from '../../../content/folding.ts';
import { containsSql, foldedSql } from '../../platform/database/folded-sql.ts';
import { fileOf, widthsOf } from '../../media/picture-files.ts';
import { FILES_PATH } from '../../media/pictures.ts';
import type { MediaTables } from '../../media/tables.ts';
import { directionOf, type PageWanted, readPage } from '../../platform/paging.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';

export const shapes = ['landscape', 'portrait', 'square'] as const;

export interface PicturesWanted extends PageWanted {
  /** A part of the name, the description or the credit. */
  search?: string | undefined;
  /** Only those that nothing uses, or has used in a version that is kept. */
  unused?: boolean | undefined;
  /** Only those without an alternative text. */
  undescribed?: boolean | undefined;
  kind?: (typeof shapes)[number] | undefined;
}

/** A picture as responses hold it. */
export type LibraryPicture = z.infer<typeof pictureSchema>;

export const pictureSchema = z.object({
  id: z.int(),
  image: z.string(),
  /** In pixels. */
  image_width: z.int(),
  image_height: z.int(),
  thumbnail: z.string().describe('A small variant, once it exists'),
  name: z.string(),
  alt: z.string().nullable(),
  credit: z.string().nullable(),
  focal_x: z.int().describe('In percent'),
  focal_y: z.int().describe('In percent'),
  size: z.int().nullable().describe('In bytes'),
  kept: z.boolean().describe('Kept even if nothing uses it'),
  created_at: z.iso.datetime(),
});

/** Lists the pictures of the library, the newest first. */
export function listPictures(db: ContentDatabase, { page, perPage, ...filter }: PicturesWanted & { perPage: number }) {
  const matching = filtered(db, filter);
  return readPage(
    { page, perPage },
    async (part) => {
      const direction = directionOf(part, 'desc');
      const ordered = matching.select(COLUMNS).orderBy('created_at', direction).orderBy('id', direction);
      return (await ordered.limit(part.limit).offset(part.offset).execute()).map(asLibraryPicture);
    },
    () => matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
  );
}

/** Reads a picture that is not deleted. */
export async function findPicture(db: ContentDatabase, id: number): Promise<LibraryPicture | null> {
  const row = await picturesOf(db).select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? asLibraryPicture(row) : null;
}

export function picturesOf(db: ContentDatabase) {
  return db.selectFrom('media').where('deleted_at', 'is', null);
}

const COLUMNS = [
  'id',
  'file',
  'width',
  'height',
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

function asLibraryPicture({
  file,
  width,
  height,
  webp_made_at,
  kept: isKept,
  ...row
}: Pick<Selectable<MediaTables['media']>, (typeof COLUMNS)[number]>): LibraryPicture {
  const small = webp_made_at && widthsOf(width).includes(THUMBNAIL) ? fileOf({ file, width }, 'webp', THUMBNAIL) : file;
  return {
    ...row,
    image: FILES_PATH + file,
    image_width: width,
    image_height: height,
    thumbnail: FILES_PATH + small,
    kept: isKept === 1,
  };
}

function filtered(db: ContentDatabase, { search, unused, undescribed, kind }: Omit<PicturesWanted, 'page'>) {
  let pictures = picturesOf(db);
  const text = foldedSql(SEARCHED, db.getExecutor().adapter instanceof SqliteAdapter);
  for (const word of folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean))
    pictures = pictures.where(containsSql(text, word));
  if (undescribed) pictures = pictures.where(sql<boolean>`coalesce(alt, '') = ''`);
  if (kind) pictures = pictures.where(ofShape[kind]);
  if (!unused) return pictures;
  const uses = db.selectFrom('uses').select('field').where('target_type', '=', MEDIA);
  return pictures.where((picture) => picture.not(picture.exists(uses.whereRef('target_id', '=', sql.ref('media.id')))));
}

const SEARCHED = sql`name || ' ' || coalesce(alt, '') || ' ' || coalesce(credit, '')`;

const ofShape = {
  landscape: sql<boolean>`width > height`,
  portrait: sql<boolean>`width < height`,
  square: sql<boolean>`width = height`,
};
