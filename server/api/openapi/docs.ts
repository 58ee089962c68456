import swagger from '@fastify/swagger';
import createServer, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/responses.ts';
import type { ApiDocument } from './document.ts';

// Hash of the style that the page's script inserts.
const INSERTED_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY = `default-src 'self'; style-src 'self' ${INSERTED_STYLE}; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Serves the API documentation at /docs. Its plugin runs in a server of its own that starts with the first request: it would
 * make every start a tenth slower.
 */
export function serveDocs(scope: FastifyInstance, readDocument: () => Promise<ApiDocument>) {
  let page: Promise<FastifyInstance> | undefined;

  async function respond({ url, headers }: FastifyRequest, reply: FastifyReply) {
    page ??= readDocument().then((document) => openPage(`${scope.prefix}/docs`, document));
    const response = await (await page).inject({ url, headers });
    if (response.statusCode === 404) return sendNotFound(reply);
    return reply.status(response.statusCode).headers(response.headers).send(response.rawPayload);
  }

  for (const path of ['/docs', '/docs/*']) scope.get(path, { schema: { hide: true } }, respond);
  scope.addHook('onClose', async () => (await page)?.close());
}

async function openPage(routePrefix: string, document: ApiDocument) {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const server = createServer();
  await server.register(swagger, { mode: 'static', specification: { document } });
  await server.register(swaggerUi, {
    routePrefix,
    staticCSP: POLICY,
    // By default the page requests a badge from another host.
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
    theme: { title: 'Plinth API' },
  });
  return server;
}
