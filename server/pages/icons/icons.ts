import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Scheme } from '../../../content/brand/palette.ts';
import { FILES_PATH } from '../../media/pictures.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { drawnMark } from './drawn-mark.ts';
import type { PngRenderer } from '../og/png-renderer.ts';
import { siteColors } from '../og/site-colors.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Site } from '../../site/site.ts';

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

const HEADER = 6; // bytes
const ENTRY = 16; // bytes

/** Returns a PNG in the container that `/favicon.ico` names (ICO with one image, as Windows has read it since Vista). */
function ico(png: Uint8Array, { size }: { size: number }): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns the web app manifest, with which phones add the site to their home screens. */
function manifest(name: string, { paper }: Scheme) {
  const icon = (path: string, size: number) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
