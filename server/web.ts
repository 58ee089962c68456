import type { RequestListener } from 'node:http';
import { MCP } from '../content/addresses.ts';
import { API } from '../content/public-calls.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from './api/api.ts';
import { stopDigest } from './api/account/digest.ts';
import { calendarFeed } from './api/public/calendar-feed.ts';
import { mcp } from './api/mcp/mcp.ts';
import { health } from './api/health.ts';
import { serveCaptions } from './media/captions.ts';
import { serveFiles } from './media/files.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { metricsRoute } from './monitoring/serve-metrics.ts';
import { machinePages } from './pages/machine/machine-pages.ts';
import { icons } from './pages/icons/icons.ts';
import { sharePictures } from './pages/og/share-pictures.ts';
import { createResponseCache } from './pages/cache/response-cache.ts';
import { createCacheVersion } from './pages/cache/cache-version.ts';
import { countingViews } from './pages/count-views.ts';
import { type App, createPageRenderer } from './pages/page-renderer.ts';
import { pages, sendPage } from './pages/pages.ts';
import { previewLinkPage } from './pages/preview-link-page.ts';
import { routeOf } from './pages/route-of-request.ts';
import { compressed } from './platform/http/responses/compression.ts';
import { collectAllowedMethods } from './platform/http/allowed-methods.ts';
import type { Failure } from './platform/http/failure.ts';
import { headAsGet } from './platform/http/responses/head-as-get.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import type { Log } from './platform/log/log.ts';
import { REQUEST_ID } from './platform/http/request-id.ts';
import type { Services } from './services.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface WebServer {
  listener: RequestListener;
  close: () => Promise<void>;
}

interface WebServerOptions {
  log: Log;
  metrics: Metrics;
  trustProxy?: string[] | undefined;
  hstsSubdomains?: boolean;
  openApp: (server: FastifyInstance) => Promise<App>;
}

/** Creates the server with all routes. It does not listen yet. */
export async function createWebServer(
  services: Services,
  { log, metrics, trustProxy, hstsSubdomains = false, openApp }: WebServerOptions,
): Promise<WebServer> {
  const secure = services.publicUrl.startsWith('https:');
  const server = await createHttpServer({ log, trustProxy, secure, hstsSubdomains, sendErrorResponse });
  const cache = createResponseCache({
    cacheVersion: createCacheVersion(services.version, services.days),
    onError: (err) => log.error({ err }, 'A response could not be compressed.'),
    counts: metrics.requests,
  });
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
    metrics.requests.count(routeOf(request), statusCode, elapsedTime),
  );
  server.addHook('onSend', async (request, reply, body) => {
    // A change is confirmed only once it shows on the site. What is refused has changed nothing.
    if (!SAFE_METHODS.has(request.method) && reply.statusCode < 400) {
      await services.version.refresh();
      services.webhooks.wakeIfUsed();
    }
    // A cached response is sent to other requests too: it has none of their ids.
    reply.raw.removeHeader(REQUEST_ID);
    const stored = cache.store(request, reply, body);
    reply.header(REQUEST_ID, request.id);
    return compressed(request, reply, stored);
  });
  const allowedMethods = collectAllowedMethods(server);
  const app = await openApp(server);
  const renderer = createPageRenderer(app, services);

  // Programs get JSON, people a page.
  async function sendErrorResponse(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
    const { status } = failure;
    if (status === 405) void reply.header('allow', (await methodsAt(request.url)).join(', '));
    if (isForPrograms(request.url)) return reply.status(status).send({ message: sentenceFor(request, failure) });
    return sendPage(reply, await renderer.errorPage(request, status));
  }

  async function methodsAt(url: string) {
    const methods = allowedMethods(url);
    return methods.length > 0 ? methods : renderer.methodsAt(url.split('?', 1)[0] ?? '');
  }

  await server.register(async (scope) => health(scope, services.check));
  await server.register(async (scope) => metricsRoute(scope, metrics));
  await server.register(async (scope) => api(scope, services, renderer), { prefix: API });
  await server.register(async (scope) => mcp(scope, services));
  await server.register(async (scope) => calendarFeed(scope, services));
  await server.register(async (scope) => stopDigest(scope, services));
  await server.register(async (scope) => serveFiles(scope, services.storage, services.media));
  await server.register(async (scope) => serveCaptions(scope, services.media.db));
  await server.register(async (scope) => machinePages(scope, services));
  await server.register(async (scope) => sharePictures(scope, services));
  await server.register(async (scope) => icons(scope, services));
  await server.register(async (scope) => previewLinkPage(scope, renderer, services));
  await server.register(async (scope) => pages(scope, renderer, services.receiveForm));
  await server.ready();
  const next: RequestListener = (request, response) => server.routing(request, response);
  const listener = headAsGet(app.mode === 'development' ? next : cache.inFrontOf(next));
  const { visitCounter } = services;
  return {
    listener: visitCounter ? countingViews(listener, visitCounter, trustProxy) : listener,
    close: () => server.close(),
  };
}

function sentenceFor({ routeOptions }: FastifyRequest, { sentence, forTeam = sentence }: Failure) {
  const { requiresSignIn, isForTeam } = routeOptions.config;
  return requiresSignIn || isForTeam ? forTeam : sentence;
}

function isForPrograms(url: string) {
  return [API, MCP].some((base) => url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`));
}
