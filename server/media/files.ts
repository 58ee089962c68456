import type { FastifyInstance } from 'fastify';
import { bytesOf, readRange } from '../platform/http/responses/byte-range.ts';
import { isHead, unread } from '../platform/http/responses/head-as-get.ts';
import { httpError } from '../platform/http/failure.ts';
import { contentTypeOf, isFileKey, policyOf, savedName } from './kinds.ts';
import { formatOf, fileOf, isPictureKey, originalOf, widthOf } from './picture-files.ts';
import { FILES_PATH, readPicturesAt, readPresentFiles } from './pictures.ts';
import type { Media } from './media.ts';
import { createKnownSizes } from './storage/known-sizes.ts';
import type { Storage } from './storage/storage.ts';
import type { MediaDatabase } from './tables.ts';

/**
 * Serves uploaded files. A name always stands for the same bytes, so browsers may cache them forever, and a conditional
 * request gets a 304 without a look into the storage. The name of a replaced file redirects to the present one. A file that was
 * cut or overwritten is not sent.
 */
export function serveFiles(
  scope: FastifyInstance,
  storage: Storage,
  { db, reportDamaged }: Pick<Media, 'db' | 'reportDamaged'>,
) {
  const sizes = createKnownSizes(db);
  scope.get<{ Params: { '*': string } }>(`${FILES_PATH}*`, async ({ raw, params: { '*': key }, headers }, reply) => {
    if (!isFileKey(key)) throw missing();
    const etag = `"${key}"`;
    const cached = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
    if (headers['if-none-match']?.includes(etag)) return reply.status(304).headers(cached).send();
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isSame ? readRange(headers.range) : undefined;
    const fileSize = range && (await sizes.sizeOf(key));
    if (range && fileSize && !bytesOf(range, fileSize))
      return reply.status(416).header('content-range', `bytes */${fileSize}`).type('text/plain').send(NO_PART);
    const file = await storage.open(key, range);
    if (!file) {
      const present = await presentPath(db, key);
      if (!present) throw missing();
      return reply.header('cache-control', 'no-cache').redirect(present, 302);
    }
    const { start, end, size, stream } = file;
    if ((await sizes.isWhole(key, size)) === false) {
      stream.destroy();
      await reportDamaged(key);
      // Not the page of a missing file, which a proxy may keep for a while: this one may be back soon.
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send(NO_FILE);
    }
    if (end - start + 1 < size) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .headers(cached)
      .header('accept-ranges', 'bytes')
      .headers(headersOf(key))
      .header('content-length', end - start + 1)
      .send(isHead(raw) ? unread(stream) : stream);
  });
}

/** Whatever a file holds, nothing of it runs. */
function headersOf(key: string) {
  const name = savedName(key);
  return {
    'content-type': contentTypeOf(key),
    'content-security-policy': policyOf(key),
    ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
  };
}

/** Returns the path of the file that replaced another; of a picture, in the same format and width where it has that. */
async function presentPath(db: MediaDatabase, key: string) {
  if (!isPictureKey(key)) return replacing(key, (await readPresentFiles(db, [key])).get(key));
  const former = FILES_PATH + originalOf(key);
  const picture = (await readPicturesAt(db, [former])).get(former);
  if (!picture || picture.path === former) return null;
  const [format, width] = [formatOf(key), widthOf(key)];
  if (width === null || !picture.variants[format].includes(width)) return picture.path;
  return FILES_PATH + fileOf({ file: picture.path.slice(FILES_PATH.length), width: picture.width }, format, width);
}

function replacing(key: string, present: string | undefined) {
  return present === undefined || present === key ? null : FILES_PATH + present;
}

function missing() {
  return httpError(404, NO_FILE);
}

const NO_FILE = 'There is no such file.';
const NO_PART = 'The file has no such part.';
