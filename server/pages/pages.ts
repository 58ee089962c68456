import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, RouteObject, ServerBuild } from 'react-router';
import type { ServerContext } from '../../app/server-context.ts';
import { explainFailure, notAllowed } from '../platform/http/failure.ts';
import { limits } from '../platform/limits/limits.ts';
import { logFailure } from '../platform/log/log-failure.ts';
import { visitOf } from '../platform/http/visit.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { Site } from '../site/site.ts';
import { asksForPreview, previewToken } from './preview-address.ts';
import { webRequest } from './web-request.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const NOWHERE = '/-'; // An address that no page has.

/** The built app, or in development the app as it is now. */
export interface App {
  mode: 'production' | 'development';
  load: () => Promise<ServerBuild>;
}

export type Pages = ReturnType<typeof createPages>;

/** What pages are rendered with, and the site as the holder of a preview's token sees it. */
interface PageServices extends Omit<ServerContext, 'report' | 'trouble' | 'visit'> {
  previewSite: (token: string) => Promise<Site>;
}

/** Creates the renderer of pages: that of a request, or an error page in its place. */
export function createPages(app: App, services: PageServices) {
  const handlers = new WeakMap<ServerBuild, RequestHandler>();

  async function page(request: FastifyRequest): Promise<Response> {
    if (!METHODS.has(request.method)) throw notAllowed();
    const response = await explained(render(request, webRequest(request, services.publicUrl), 404));
    if (response.status === 405) throw notAllowed();
    return response;
  }

  function trouble(request: FastifyRequest, status: number): Promise<Response> {
    return explained(render(request, new Request(services.publicUrl + NOWHERE), status));
  }

  /** A page that failed says by its status whether to come back. */
  async function explained(rendering: ReturnType<typeof render>): Promise<Response> {
    const { response, reported } = await rendering;
    const { status } = explainFailure(reported);
    return response.status === 500 && status !== 500 ? await withStatus(response, status) : response;
  }

  async function render(request: FastifyRequest, asked: Request, status: number) {
    const build = await app.load();
    const { RouterContextProvider, serverContext } = entryOf(build);
    const context = new RouterContextProvider();
    let reported: unknown;
    const report = (error: unknown) => {
      // What comes after the first is said about it, by React Router without any detail.
      if (reported) return;
      reported = error;
      logFailure(request.log, error, 'A page failed.');
    };
    const preview = previewToken(asked.url);
    const site = preview ? await services.previewSite(preview) : services.site;
    context.set(serverContext, { ...services, site, visit: visitOf(request), report, trouble: status });
    const response = await handlerOf(build)(asked, context);
    return { response, reported };
  }

  /** Made once a build: it takes all routes apart. */
  function handlerOf(build: ServerBuild): RequestHandler {
    const made = handlers.get(build) ?? entryOf(build).createRequestHandler(build, app.mode);
    handlers.set(build, made);
    return made;
  }

  /** Which methods the page at a path has: all can be read, those with an action take forms. */
  async function methodsAt(path: string): Promise<string[]> {
    const build = await app.load();
    const matches = entryOf(build).matchRoutes(routesOf(build.routes), path) ?? [];
    const { action } = build.routes[matches.at(-1)?.route.id ?? '']?.module ?? {};
    return action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  }

  return { page, trouble, methodsAt };
}

/** The routes below one of the build, or of all of it, as the router matches them. */
function routesOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, index } : { id, ...(path !== undefined && { path }), children: routesOf(routes, id) };
  });
}

/** What the app brings beside its pages. */
function entryOf({ entry }: ServerBuild) {
  return entry.module as unknown as typeof import('../../app/entry.server.tsx');
}

/** Answers every address that nothing else does with a page of the app, once it is spelled as that of the page is. */
export function pages(scope: FastifyInstance, { page }: Pages) {
  scope.addHook('onRequest', async ({ method, url }, reply) => {
    const canonical = method === 'GET' ? canonicalAddress(url) : null;
    if (canonical !== null) return reply.redirect(canonical, 301);
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.bodies.largest }, (_request, body, done) =>
    done(null, body),
  );
  scope.all('/*', async (request, reply) => {
    const response = await page(request);
    if (asksForPreview(request.url.split('?').slice(1).join('?'))) keepToOneself(response);
    return answerWith(reply, response);
  });
}

/** Answers with a page, as text: it is rendered as a whole, and answers to HEAD take no streams. */
export async function answerWith(reply: FastifyReply, page: Response) {
  return reply
    .status(page.status)
    .headers(Object.fromEntries(page.headers))
    .send(await page.text());
}

/** A preview is for those who were handed its link, for as long as it holds. */
function keepToOneself({ headers }: Response) {
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
}

async function withStatus(response: Response, status: number) {
  const headers = new Headers(response.headers);
  if (status === 503) headers.set('retry-after', '5');
  return new Response(await response.text(), { status, headers });
}
