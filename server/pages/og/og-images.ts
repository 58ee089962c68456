import type { FastifyInstance } from 'fastify';
import { shareImagePath } from '../../../content/share-image.ts';
import { versionedCache } from '../../content/versioned-cache.ts';
import type { Followed } from '../../platform/database/database.ts';
import { httpError } from '../../platform/http/failure.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Site } from '../../site/site.ts';
import type { OgImage } from './og-image.ts';
import type { PngRenderer } from './png-renderer.ts';
import { siteColors } from './site-colors.ts';

/** No page has a longer address. The limit bounds what is looked up and cached. */
const ADDRESS = /^\/og\/[a-z0-9]{1,20}(\/.{1,400})?\.png(\?.{1,100})?$/;

interface OgImages {
  site: Site;
  pngRenderer: PngRenderer;
  version: Followed;
}

/** Serves the share pictures of pages, only at the addresses that the pages name. */
export function ogImages(scope: FastifyInstance, { site, pngRenderer, version }: OgImages) {
  const cached = versionedCache(version);

  scope.get('/og/*', async (request, reply) => {
    const image = await imageAt(request.url);
    if (!image) throw httpError(404, 'There is no such picture.');
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await pngRenderer.render({ name: JSON.stringify(image), image }, senderOf(request.ip)));
  });

  async function imageAt(url: string): Promise<OgImage | null> {
    const [match, path = '/', query = ''] = ADDRESS.exec(url) ?? [];
    if (!match) return null;
    const page = await cached(path + query, () => site.readShareTitle(path + query));
    if (!page || shareImagePath({ ...page, path: path + query }) !== url) return null;
    const { brand, ...texts } = page;
    return { ...texts, colors: siteColors(brand), fonts: brand.fonts, artwork: brand.artwork };
  }
}
