import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { App } from './pages.ts';

const build = new URL('../../build/', import.meta.url);

/** Gives the app as it was built, and serves its files: those whose names carry a hash for good. */
export async function openBuiltApp(server: FastifyInstance): Promise<App> {
  const module = (await import(new URL('server/index.js', build).href)) as ServerBuild;
  await server.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', build)),
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return { mode: 'production', load: () => Promise.resolve(module) };
}
