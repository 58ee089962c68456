import type { FastifyInstance } from 'fastify';
import { httpError } from '../platform/http/failure.ts';
import { FILES_PATH, isPathOf } from './pictures.ts';
import type { MediaDatabase } from './tables.ts';

const CAPTIONS_PATH = `${FILES_PATH}captions/`;

export function captionsPath(id: number): string {
  return `${CAPTIONS_PATH}${id}.vtt`;
}

/** Serves the captions of films, which keep their address when they change. */
export function serveCaptions(scope: FastifyInstance, db: MediaDatabase) {
  scope.get<{ Params: { id: string } }>(`${CAPTIONS_PATH}:id(^\\d{1,9}).vtt`, async ({ params }, reply) => {
    const film = db.selectFrom('media').select('captions').where('id', '=', Number(params.id));
    const { captions = null } = (await film.where('deleted_at', 'is', null).executeTakeFirst()) ?? {};
    if (captions === null) throw httpError(404, 'There are no such captions.');
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; sandbox" };
    return reply.headers(headers).type('text/vtt; charset=utf-8').send(captions);
  });
}

/** What a `track` element needs. */
export interface Captions {
  src: string;
  /** Its code. */
  language: string;
  /** The name of the language, in itself. */
  label: string;
}

/** Reads which films have captions, by path, in one query. Paths of anything else are skipped. */
export async function readCaptions(db: MediaDatabase, paths: readonly string[]): Promise<Record<string, Captions>> {
  const files = paths.filter((path) => isPathOf(['film'], path)).map((path) => path.slice(FILES_PATH.length));
  if (files.length === 0) return {};
  const films = db.selectFrom('media').select(['id', 'file', 'captions_language']).where('file', 'in', files);
  const captioned = films.where('captions_language', 'is not', null).where('deleted_at', 'is', null);
  const rows = await captioned.$narrowType<{ captions_language: string }>().execute();
  return Object.fromEntries(
    rows.map(({ id, file, captions_language: language }) => [
      FILES_PATH + file,
      { src: captionsPath(id), language, label: nameOf(language) },
    ]),
  );
}

function nameOf(language: string) {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
