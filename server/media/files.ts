import type { FastifyInstance } from 'fastify';
import { readRange } from '../platform/http/byte-range.ts';
import { httpError } from '../platform/http/failure.ts';
import { isPictureKey, pictureType } from './picture-files.ts';
import { FILES_PATH } from './pictures.ts';
import type { Storage } from './storage/storage.ts';

/**
 * Serves uploaded files. A name always stands for the same bytes, so that browsers may cache them forever, and whoever has
 * them is told so without a look into the storage.
 */
export function serveFiles(scope: FastifyInstance, storage: Storage) {
  scope.get<{ Params: { '*': string } }>(`${FILES_PATH}*`, async ({ params: { '*': key }, headers }, reply) => {
    if (!isPictureKey(key)) throw missing();
    const etag = `"${key}"`;
    const cached = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
    if (headers['if-none-match']?.includes(etag)) return reply.status(304).headers(cached).send();
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isSame ? readRange(headers.range) : undefined;
    const file = await storage.open(key, range);
    if (!file) throw missing();
    const { start, end, size, stream } = file;
    if (end - start + 1 < size) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .headers(cached)
      .header('accept-ranges', 'bytes')
      .header('content-type', pictureType(key))
      .header('content-length', end - start + 1)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(stream);
  });
}

function missing() {
  return httpError(404, 'There is no such file.');
}
