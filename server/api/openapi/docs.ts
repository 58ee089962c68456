import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import createServer, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/responses.ts';

// The one style that the page's own script puts in.
const ITS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY = `default-src 'self'; style-src 'self' ${ITS_STYLE}; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;

type ApiDocument = StaticDocumentSpec['document'];

/**
 * Shows people at /docs what a scope's routes do. What makes the page is a server of its own, begun when it is first asked
 * for: every start would take a tenth longer for it.
 */
export function serveDocs(scope: FastifyInstance) {
  let page: Promise<FastifyInstance> | undefined;

  async function answer({ url, headers }: FastifyRequest, reply: FastifyReply) {
    page ??= openPage(`${scope.prefix}/docs`, scope.swagger() as ApiDocument);
    const made = await (await page).inject({ url, headers });
    if (made.statusCode === 404) return sendNotFound(reply);
    return reply.status(made.statusCode).headers(made.headers).send(made.rawPayload);
  }

  for (const path of ['/docs', '/docs/*']) scope.get(path, { schema: { hide: true } }, answer);
  scope.addHook('onClose', async () => (await page)?.close());
}

async function openPage(routePrefix: string, document: ApiDocument) {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const server = createServer();
  await server.register(swagger, { mode: 'static', specification: { document } });
  await server.register(swaggerUi, {
    routePrefix,
    staticCSP: POLICY,
    // Its default asks another host for a badge.
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
    theme: { title: 'Plinth API' },
  });
  return server;
}
