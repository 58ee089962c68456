import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { serveDocs } from './docs.ts';
import { components } from './schemas.ts';

/**
 * Serves the OpenAPI document of the routes that are added to a scope after this, at /openapi.json and for people at /docs.
 * Adding a route without an `operation` throws.
 */
export async function describeApi(scope: FastifyInstance, publicUrl: string) {
  for (const component of components()) scope.addSchema(component);
  await scope.register(swagger, {
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
  scope.addHook('onRoute', ({ method, url, schema }) => {
    if (!schema?.describe && !schema?.hide)
      throw new Error(`${[method].flat().join()} ${url} has no operation() that describes it.`);
  });
  scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger());
  serveDocs(scope);
}

const description = `Anyone may read what the website shows. Everything that changes it requires signing in:
POST /api/login returns an ACCESS_TOKEN, to be sent with each request as "Authorization: Bearer …".
What your role does not allow gets 403. Invalid input gets 422 with messages by field, an outdated version gets 409.`;
