import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from './api/api.ts';
import { notFound } from './api/answers.ts';
import { health } from './api/health.ts';
import { files } from './media/files.ts';
import { machinePages } from './pages/machine-pages.ts';
import { type App, createPages, NOWHERE, pages } from './pages/pages.ts';
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
  const server = await createHttpServer({ log, trustProxy, secure, refuseMalformed: (...both) => refuse(...both) });
  const render = createPages(await openApp(server), services);

  // An address that cannot be read is refused before any scope is chosen.
  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    return request.url.startsWith(API) ? notFound(reply) : reply.send(await render(request, NOWHERE));
  }

  await server.register(async (scope) => health(scope, services.check));
  await server.register(async (scope) => api(scope, services), { prefix: API });
  await server.register(async (scope) => files(scope, services.storage));
  await server.register(async (scope) => machinePages(scope, services.site, services.publicUrl));
  await server.register(async (scope) => pages(scope, render));
  return server;
}
