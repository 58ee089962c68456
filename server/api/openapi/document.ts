import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import createServer, { type FastifyInstance, type RouteOptions } from 'fastify';
import { serveDocs } from './docs.ts';
import { components } from './schemas.ts';

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
