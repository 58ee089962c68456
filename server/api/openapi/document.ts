import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import createServer, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify';
import { components } from './schemas.ts';
import { sendNotFound } from '../http/responses.ts';

export type ApiDocument = StaticDocumentSpec['document'];

/**
 * Serves the OpenAPI document of the routes that are added to a scope after this, at /openapi.json and for people at /docs.
 * Adding a route without an `operation` throws.
 */
export function describeApi(scope: FastifyInstance, publicUrl: string) {
  const routes: RouteOptions[] = [];
  let document: Promise<ApiDocument> | undefined;
  const readDocument = () => (document ??= makeDocument(routes, publicUrl));

  scope.addHook('onRoute', (route) => {
    const { method, url, schema } = route;
    if (!schema?.describe && !schema?.hide)
      throw new Error(`${[method].flat().join()} ${url} has no operation() that describes it.`);
    if (method !== 'HEAD') routes.push(route);
  });
  scope.get('/openapi.json', { schema: { hide: true } }, readDocument);
  serveDocs(scope, readDocument);
}

/** Makes the document with a server of its own, once somebody asks for it: it would make every start a twentieth slower. */
async function makeDocument(routes: RouteOptions[], publicUrl: string): Promise<ApiDocument> {
  const server = createServer({ exposeHeadRoutes: false });
  for (const component of components()) server.addSchema(component);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Plinth', version: '1', description },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: ({ schema, url, route }) => ({
      schema: { ...(schema.describe?.() ?? schema), ...(!route.config?.requiresSignIn && { security: [] }) },
      url,
    }),
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
  });
  for (const { method, url, schema = {}, config = {} } of routes)
    server.route({ method, url, schema, config, handler: async () => {} });
  await server.ready();
  return server.swagger() as ApiDocument;
}

const description = `Anyone may read what the website shows. Everything that changes it requires signing in:
POST /api/login returns an ACCESS_TOKEN, to be sent with each request as "Authorization: Bearer …".
What your role does not allow gets 403. Invalid input gets 422 with messages by field, an outdated version gets 409.`;

// Hash of the style that the page's script inserts.
const INSERTED_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY = `default-src 'self'; style-src 'self' ${INSERTED_STYLE}; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Serves the API documentation at /docs. Its plugin runs in a server of its own that starts with the first request: it would
 * make every start a tenth slower.
 */
function serveDocs(scope: FastifyInstance, readDocument: () => Promise<ApiDocument>) {
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
