import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { showApi } from './docs.ts';
import { components } from './schemas.ts';

const DOCUMENT = '/openapi.json';

/**
 * Describes the routes of a scope that are added after this: at /openapi.json for programs, at /docs for people. What
 * clients send is not checked by the description but where it is used, with sentences for people.
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
    transform: ({ schema, url }) => ({ schema: schema.describe?.() ?? schema, url }),
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
  });
  scope.get(DOCUMENT, { schema: { hide: true } }, async () => scope.swagger());
  showApi(scope);
}

const description = `Everything that the website shows can be read by anyone. Everything that changes it needs a sign-in:
POST /api/login gives an ACCESS_TOKEN, which goes with each call as "Authorization: Bearer …".
Invalid input is answered with 422 and sentences by field, a stale version with 409.`;
