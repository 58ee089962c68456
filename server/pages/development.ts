import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { App } from './page-renderer.ts';

/** Opens the app from its sources, with hot reloading. */
export async function openAppInDevelopment(server: FastifyInstance, listening: Server): Promise<App> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: listening } },
    appType: 'custom',
  });
  server.addHook('onRequest', (request, reply, done) => {
    // Vite responds to requests for its own files, and passes all others on.
    reply.raw.once('finish', () => void (reply.sent || reply.hijack()));
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  // The policy of production would block reloading and the style sheets of Vite.
  server.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
  server.addHook('onClose', () => vite.close());
  return {
    mode: 'development',
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
  };
}
