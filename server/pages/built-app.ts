import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { App } from './pages.ts';

const build = new URL('../../build/', import.meta.url);

/** Gives the app as it was built. */
export async function openBuiltApp(): Promise<App> {
  const server = (await import(new URL('server/index.js', build).href)) as ServerBuild;
  return { mode: 'production', load: () => Promise.resolve(server) };
}

/** Serves the built files: those whose names carry a hash for good, the others while they are fresh. */
export async function builtFiles(scope: FastifyInstance) {
  await scope.register(fastifyStatic, {
    root: new URL('client/', build),
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
