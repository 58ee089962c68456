import type { FastifyInstance } from 'fastify';
import { httpError } from '../platform/http/failure.ts';
import { isPictureKey } from './picture-files.ts';
import { FILES_PATH } from './pictures.ts';
import type { Storage } from './storage/storage.ts';

/** Serves uploaded files. Their content never changes, so browsers may cache them forever. */
export function serveFiles(scope: FastifyInstance, storage: Storage) {
  scope.get<{ Params: { '*': string } }>(`${FILES_PATH}*`, async ({ params: { '*': key } }, reply) => {
    const file = isPictureKey(key) ? await storage.open(key) : null;
    if (!file) throw httpError(404, 'There is no such file.');
    return reply
      .header('content-type', key.endsWith('.avif') ? 'image/avif' : 'image/webp')
      .header('content-length', file.size)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.stream);
  });
}
