import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILES_PATH } from '../../media/pictures.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Site } from '../../site/site.ts';
import type { PngRenderer } from '../og/png-renderer.ts';
import { siteColors } from '../og/site-colors.ts';
import { drawnMark } from './drawn-mark.ts';
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

/** Serves the manifest and the icons of the site, which show the icon of the brand, the favicon of the settings, or else a mark. */
export function icons(scope: FastifyInstance, { site, storage, pngRenderer }: Icons) {
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'public, max-age=3600'));

  for (const path of Object.keys(ICONS) as Path[])
    scope.get(path, async (request, reply) => {
      const png = await render(path, request);
      return path === '/favicon.ico'
        ? reply.type('image/x-icon').send(ico(png, ICONS[path]))
        : reply.type('image/png').send(png);
    });

  scope.get('/favicon.svg', async (_request, reply) => {
    const { brand } = await site.readSetting();
    return reply.type('image/svg+xml').send(drawnMark(brand.artwork, siteColors(brand).light['brand-edge']));
  });

  scope.get('/site.webmanifest', async (_request, reply) => {
    const { setting, brand } = await site.readSetting();
    return reply
      .type('application/manifest+json')
      .send(JSON.stringify(manifest(setting.product_name, siteColors(brand).light)));
  });

  async function render(path: Path, request: FastifyRequest) {
    const { size, share, isOpaque } = ICONS[path];
    const { setting, brand } = await site.readSetting();
    const { light } = siteColors(brand);
    const chosen = brand.icon ?? setting.favicon;
    const uploaded = chosen && (await storage.open(chosen.slice(FILES_PATH.length)));
    const source = uploaded
      ? await buffer(uploaded.stream)
      : Buffer.from(drawnMark(brand.artwork, light['brand-edge']));
    const icon = { size, share, ground: isOpaque ? light.paper : null };
    // Uploaded files never change under their name.
    const name = JSON.stringify({ ...icon, of: uploaded ? chosen : source.toString() });
    return pngRenderer.render({ name, image: { ...icon, source } }, senderOf(request.ip));
  }
}
