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
    // What Vite knows, it answers itself; what it does not, goes on.
    reply.raw.once('finish', () => void (reply.sent || reply.hijack()));
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  // Reloading and the editor's style sheets need what the policy of production forbids.
  server.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
  server.addHook('onClose', () => vite.close());
  return {
    mode: 'development',
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
  };
}
