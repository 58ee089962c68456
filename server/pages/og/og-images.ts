import type { FastifyInstance, FastifyRequest } from 'fastify';
import { versionedCache } from '../../content/versioned-cache.ts';
import type { Followed } from '../../platform/database/database.ts';
import { httpError } from '../../platform/http/failure.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Pages } from '../pages.ts';
import type { OgImage } from './og-image.ts';
import type { Painter } from './painter.ts';

/** No page of ours has a longer address: what is asked for and remembered stays small. */
const ADDRESS = /^\/og\/([a-z0-9]{1,20})(\/.{1,400})?\.png(\?.{1,100})?$/;

/**
 * Serves the pictures that pages are shared with. The page itself is asked whether it names the address: what no page
 * shows, or shows no more, is not painted. A page that is called otherwise names another one, so that all may keep them.
 */
export function ogImages(scope: FastifyInstance, { pages, painter, version, publicUrl }: OgImages) {
  const unchanged = versionedCache(version);

  scope.get('/og/*', async (request, reply) => {
    const image = await imageNamedAt(request);
    if (!image) throw httpError(404, 'There is no such picture.');
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await painter.paint({ name: JSON.stringify(image), order: image }, senderOf(request.ip)));
  });

  async function imageNamedAt(request: FastifyRequest): Promise<(OgImage & { digest: string }) | null> {
    const [fits, digest = '', path = '/', query = ''] = ADDRESS.exec(request.url) ?? [];
    if (!fits) return null;
    const named = await unchanged(path + query, () => readNames(request, path + query));
    if (named?.address !== publicUrl + request.url) return null;
    return { title: named.title, name: named.name, kind: kindOf(path), digest };
  }

  /** Reads from a page which picture it names and what it is called; null where there is no page. */
  async function readNames(request: FastifyRequest, page: string) {
    const response = await pages.pageAt(request, page);
    if (response.status !== 200) return null;
    const html = await response.text();
    return {
      address: metaOf(html, 'og:image'),
      title: metaOf(html, 'og:title'),
      name: metaOf(html, 'og:site_name'),
    };
  }
}

interface OgImages {
  pages: Pages;
  painter: Painter;
  version: Followed;
  publicUrl: string;
}

function kindOf(path: string): OgImage['kind'] {
  if (/^\/blogs\//i.test(path)) return 'blog';
  return /^\/services\//i.test(path) ? 'service' : 'page';
}

function metaOf(html: string, property: string): string {
  const [, content = ''] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? [];
  return content.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
