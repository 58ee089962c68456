import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { httpError } from '../platform/http/failure.ts';
import type { App } from './page-renderer.ts';
import { root } from '../platform/root.ts';

const build = new URL('build/', root);

/** Opens the built app and serves its files. */
export async function openBuiltApp(server: FastifyInstance): Promise<App> {
  const module = (await import(new URL('server/index.js', build).href)) as ServerBuild;
  await server.register(hashedFiles, { prefix: '/assets/' });
  return { mode: 'production', load: () => Promise.resolve(module) };
}

async function hashedFiles(scope: FastifyInstance) {
  scope.setNotFoundHandler(() => {
    throw httpError(404, 'There is no such file.');
  });
  await scope.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/assets/', build)),
    index: false,
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
