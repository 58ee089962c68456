import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from './api/api.ts';
import { health } from './api/health.ts';
import { files } from './media/files.ts';
import { machinePages } from './pages/machine-pages.ts';
import { ogImages } from './pages/og/og-images.ts';
import { type App, createPages, pages } from './pages/pages.ts';
import type { Failure } from './platform/failure.ts';
import { createHttpServer } from './platform/http.ts';
import type { Log } from './platform/log.ts';
import type { Services } from './services.ts';

const API = '/api';

/** Puts everything that answers a request on one server. It listens nowhere yet. */
export async function createWebServer(
  services: Services,
  {
    log,
    trustProxy,
    openApp,
  }: {
    log: Log;
    trustProxy?: string[] | undefined;
    openApp: (server: FastifyInstance) => Promise<App>;
  },
): Promise<FastifyInstance> {
  const secure = services.publicUrl.startsWith('https:');
  const server = await createHttpServer({ log, trustProxy, secure, answerFailure });
  const site = createPages(await openApp(server), services);

  // Programs get a message, people a page.
  async function answerFailure({ status, sentence }: Failure, request: FastifyRequest, reply: FastifyReply) {
    if (isForPrograms(request.url)) return reply.status(status).send({ message: sentence });
    const page = await site.trouble(request, status);
    // As text: the answers to HEAD that Fastify derives from routes for GET take no streams.
    return reply
      .status(page.status)
      .headers(Object.fromEntries(page.headers))
      .send(await page.text());
  }

  await server.register(async (scope) => health(scope, services.check));
  await server.register(async (scope) => api(scope, services), { prefix: API });
  await server.register(async (scope) => files(scope, services.storage));
  await server.register(async (scope) => machinePages(scope, services.site, services.publicUrl));
  await server.register(async (scope) => ogImages(scope, site, services.ogPainter, services.publicUrl));
  await server.register(async (scope) => pages(scope, site));
  return server;
}

function isForPrograms(url: string) {
  return url === API || url.startsWith(`${API}/`) || url.startsWith(`${API}?`);
}
