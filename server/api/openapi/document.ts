import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { root } from '../../platform/root.ts';
import { components } from './schemas.ts';

const DOCUMENT = '/openapi.json';
// The one style that the page's own script puts in.
const ITS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY = `default-src 'self'; style-src 'self' ${ITS_STYLE}; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;

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
  await scope.register(swaggerUi, {
    indexPrefix: scope.prefix,
    routePrefix: '/docs',
    staticCSP: POLICY,
    // Its default asks another host for a badge.
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
    theme: { title: 'Plinth API' },
    logo: { type: 'image/svg+xml', content: await readFile(new URL('public/favicon.svg', root)) },
    // Built into the server, it would look for its files there.
    baseDir: fileURLToPath(new URL('static', import.meta.resolve('@fastify/swagger-ui'))),
  });
}

const description = `Everything that the website shows can be read by anyone. Everything that changes it needs a sign-in:
POST /api/login gives an ACCESS_TOKEN, which goes with each call as "Authorization: Bearer …".
Invalid input is answered with 422 and sentences by field, a stale version with 409.`;
