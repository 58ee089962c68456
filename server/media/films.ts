import { FILES_PATH, readPictures } from './pictures.ts';
import type { MediaDatabase } from './tables.ts';

/** What a page needs to play a film of the library. */
export interface Film {
  /** In pixels. */
  width: number;
  height: number;
  /** The path of the picture that stands for it. */
  poster: string | null;
}

/** Reads films by path, without deleted ones. */
export async function readFilms(kysely: MediaDatabase, paths: readonly string[]): Promise<Record<string, Film>> {
  if (paths.length === 0) return {};
  const rows = await kysely
    .selectFrom('media')
    .select(['file', 'width', 'height', 'poster_id'])
    .where('kind', '=', 'film')
    .where('deleted_at', 'is', null)
    .where(
      'file',
      'in',
      paths.map((path) => path.slice(FILES_PATH.length)),
    )
    .execute();
  const posters = await readPictures(
    kysely,
    rows.map(({ poster_id }) => poster_id),
  );
  return Object.fromEntries(
    rows.map(({ file, width, height, poster_id }) => {
      const poster = posters.get(poster_id ?? 0)?.path ?? null;
      return [FILES_PATH + file, { width, height, poster }];
    }),
  );
}
