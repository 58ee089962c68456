import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { sharePicturePath } from '../../../content/share-image.ts';
import { FILES_PATH } from '../../media/pictures.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { httpError } from '../../platform/http/failure.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Site } from '../../site/site.ts';
import type { PngRenderer } from './png-renderer.ts';
import type { ShareCrop } from './share-crop.ts';

const ADDRESS = /^\/og(\/files\/[a-z-]{1,50}\/[a-z0-9-]{1,50})(?:\/[a-z0-9-]{4,20})?\.jpg$/;
const CENTRE = 50; // percent

interface SharePictures {
  site: Site;
  storage: Storage;
  pngRenderer: PngRenderer;
}

/** Serves the chosen share pictures of pages, cropped around their focal points, at the addresses that the pages name. */
export function sharePictures(scope: FastifyInstance, { site, storage, pngRenderer }: SharePictures) {
  scope.get(`/og${FILES_PATH}*`, async (request, reply) => {
    const image = await cropAt(request.url);
    if (!image) throw missing();
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await pngRenderer.render({ name: request.url, image }, senderOf(request.ip)));
  });

  /** Returns how to crop the picture at an address, which is read when it is its turn. */
  async function cropAt(url: string): Promise<(() => Promise<ShareCrop>) | null> {
    const [, name] = ADDRESS.exec(url) ?? [];
    const path = `${name}.webp`;
    const picture = name && (await site.withPictures({ path })).pictures[path];
    if (!picture || sharePicturePath(picture) !== url) return null;
    const percent = (axis: RegExp) => Number(axis.exec(picture.focal)?.[1] ?? CENTRE);
    return async () => {
      const file = await storage.open(path.slice(FILES_PATH.length));
      if (!file) throw missing();
      return { picture: await buffer(file.stream), x: percent(/fx-(\d+)/), y: percent(/fy-(\d+)/) };
    };
  }
}

function missing() {
  return httpError(404, 'There is no such picture.');
}
