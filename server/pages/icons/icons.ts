import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILES_PATH } from '../../media/pictures.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { root } from '../../platform/root.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Site } from '../../site/site.ts';
import type { PngRenderer } from '../og/png-renderer.ts';
import { siteColours } from '../og/site-colours.ts';
import { ico } from './ico.ts';
import { manifest } from './manifest.ts';

/** Icons that browsers and phones request by a fixed name. */
const ICONS = {
  '/favicon.ico': { size: 48, share: 1, isOpaque: false },
  '/apple-touch-icon.png': { size: 180, share: 0.75, isOpaque: true },
  '/icon-192.png': { size: 192, share: 1, isOpaque: false },
  '/icon-512.png': { size: 512, share: 1, isOpaque: false },
  // Phones may crop it to a circle of four fifths of its width.
  '/icon-maskable-512.png': { size: 512, share: 0.56, isOpaque: true },
};
type Path = keyof typeof ICONS;

interface Icons {
  site: Site;
  storage: Storage;
  pngRenderer: PngRenderer;
}

/** Serves the manifest and the icons of the site, which show the favicon of the settings, or else the product's own. */
export function icons(scope: FastifyInstance, { site, storage, pngRenderer }: Icons) {
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'public, max-age=3600'));

  for (const path of Object.keys(ICONS) as Path[])
    scope.get(path, async (request, reply) => {
      const png = await render(path, request);
      return path === '/favicon.ico'
        ? reply.type('image/x-icon').send(ico(png, ICONS[path]))
        : reply.type('image/png').send(png);
    });

  scope.get('/site.webmanifest', async (_request, reply) => {
    const { setting } = await site.readSetting();
    return reply.type('application/manifest+json').send(JSON.stringify(manifest(setting.product_name, siteColours())));
  });

  async function render(path: Path, request: FastifyRequest) {
    const { size, share, isOpaque } = ICONS[path];
    const { setting } = await site.readSetting();
    const uploaded = setting.favicon && (await storage.open(setting.favicon.slice(FILES_PATH.length)));
    const source = uploaded ? await buffer(uploaded.stream) : readFileSync(new URL('public/favicon.svg', root));
    const icon = { size, share, ground: isOpaque ? siteColours().paper.light : null };
    // Uploaded files never change under their name.
    const name = JSON.stringify({ ...icon, of: uploaded ? setting.favicon : source.toString() });
    return pngRenderer.render({ name, image: { ...icon, source } }, senderOf(request.ip));
  }
}
