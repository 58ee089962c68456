import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignParts } from '../platform/http/charset.ts';
import { limits } from '../platform/limits/limits.ts';
import { canonicalAddress } from './canonical-address.ts';
import { isEditor } from './editor-cookie.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Serves the pages, at every address that no other route has. Redirects a misspelled address to its canonical form. */
export function pages(scope: FastifyInstance, { page }: PageRenderer) {
  scope.addHook('onRequest', async ({ method, url }, reply) => {
    const canonical = method === 'GET' ? canonicalAddress(url) : null;
    if (canonical !== null) return reply.redirect(canonical, 301);
  });
  acceptAnyBody(scope);
  scope.all('/*', async (request, reply) => {
    const response = await page(request);
    if (isEditor(request)) keepFromOthers(response);
    return sendPage(reply, response);
  });
}

/** Leaves the body of a request as it is: pages read forms of any type. */
export function acceptAnyBody(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: limits.bodies.largest },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      refuseForeignParts(body, headers['content-type']);
      return body;
    },
  );
}

/** Sends a page as text rather than as a stream, because a response to HEAD can't be one. */
export async function sendPage(reply: FastifyReply, page: Response, status = page.status) {
  return reply
    .status(status)
    .headers(Object.fromEntries(page.headers))
    .send(await page.text());
}

/** Keeps a page with a link for those who edit it out of caches that serve others. */
function keepFromOthers({ headers }: Response) {
  if (headers.get('cache-control') === 'no-cache') headers.set('cache-control', 'private, no-cache');
}

/** Keeps a preview out of caches and search engines: only those with its link may see it. */
export function keepPrivate({ headers }: Response) {
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
}
