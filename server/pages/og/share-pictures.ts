import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Language, splitLanguage } from '../../../content/languages.ts';
import { shareImagePath, sharePicturePath } from '../../../content/share-image.ts';
import { versionedCache } from '../../content/versioned-cache.ts';
import { FILES_PATH } from '../../media/pictures.ts';
import type { Storage } from '../../media/storage/storage.ts';
import type { Followed } from '../../platform/database/database.ts';
import { httpError } from '../../platform/http/failure.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Site } from '../../site/site.ts';
import type { OgImage } from './og-image.ts';
import type { PngRenderer } from './png-renderer.ts';
import type { ShareCrop } from './png-worker.ts';
import { siteColors } from './site-colors.ts';

/** No page has a longer address. The limit bounds what is looked up and cached. */
const DRAWN = /^\/og\/[a-z0-9]{1,20}(\/.{1,400})?\.png(\?.{1,100})?$/;
const CHOSEN = /^\/og(\/files\/[a-z-]{1,50}\/[a-z0-9-]{1,50})(?:\/[a-z0-9-]{4,20})?\.jpg$/;
const CENTRE = 50; // percent

interface SharePictures {
  site: Site;
  siteIn: (language: Language | null) => Site;
  storage: Storage;
  pngRenderer: PngRenderer;
  version: Followed;
}

/**
 * Serves the share pictures of pages, only at the addresses that the pages name: drawn ones, and chosen ones, cropped around
 * their focal points.
 */
export function sharePictures(scope: FastifyInstance, { site, siteIn, storage, pngRenderer, version }: SharePictures) {
  const cached = versionedCache(version);

  scope.get('/og/*', async ({ url, ip }, reply) => {
    const image = await drawnAt(url);
    if (!image) throw missing();
    const png = await pngRenderer.render({ name: JSON.stringify(image), image }, senderOf(ip));
    return send(reply.type('image/png'), png);
  });

  scope.get(`/og${FILES_PATH}*`, async ({ url, ip }, reply) => {
    const image = await cropAt(url);
    if (!image) throw missing();
    return send(reply.type('image/jpeg'), await pngRenderer.render({ name: url, image }, senderOf(ip)));
  });

  async function drawnAt(url: string): Promise<OgImage | null> {
    const [match, path = '/', query = ''] = DRAWN.exec(url) ?? [];
    if (!match) return null;
    const page = await cached(
      path + query,
      async () => (await readIn(path + query)) ?? site.readShareTitle(path + query),
    );
    if (!page || shareImagePath({ ...page, path: path + query }) !== url) return null;
    const { brand, ...texts } = page;
    return { ...texts, colors: siteColors(brand), fonts: brand.fonts, artwork: brand.artwork };
  }

  /** Reads the title of a page in another language of the site. */
  async function readIn(address: string) {
    const { language, rest } = splitLanguage(address);
    if (language === null) return null;
    const { others } = await site.readLanguages();
    return others.includes(language) ? siteIn(language).readShareTitle(rest) : null;
  }

  /** Returns how to crop the picture at an address, which is read when it is its turn. */
  async function cropAt(url: string): Promise<(() => Promise<ShareCrop>) | null> {
    const [, name] = CHOSEN.exec(url) ?? [];
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

function send(reply: FastifyReply, picture: Uint8Array) {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(picture);
}

function missing() {
  return httpError(404, 'There is no such picture.');
}
