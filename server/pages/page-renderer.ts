import type { FastifyRequest } from 'fastify';
import type { RouteObject, ServerBuild } from 'react-router';
import type { ServerContext } from '../../app/server-context.ts';
import type { ShownPreview } from '../../app/site/layout/shared-preview.tsx';
import { type Language, splitLanguage } from '../../content/languages.ts';
import type { ReceivedForm } from '../attachments/received-form.ts';
import { explainFailure, notAllowed } from '../platform/http/failure.ts';
import { requesterOf } from '../platform/http/requester.ts';
import { isEditor } from './editor-cookie.ts';
import { logFailure } from '../platform/log/log-failure.ts';
import type { Site } from '../site/site.ts';
import { webRequest } from './web-request.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST']);

type Entry = typeof import('../../app/entry.server.tsx');
type PageHandler = ReturnType<Entry['createPageHandler']>;

/** The built app, or in development the app as it is now. */
export interface App {
  mode: 'production' | 'development';
  load: () => Promise<ServerBuild>;
}

interface PageServices extends Omit<
  ServerContext,
  'report' | 'requester' | 'files' | 'isEditor' | 'isVisited' | 'preview'
> {
  siteIn: (language: Language | null) => Site;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

export function createPageRenderer(app: App, services: PageServices) {
  const handlers = new WeakMap<ServerBuild, Map<Language | null, PageHandler>>();

  /** Renders the page that a request asks for. A form that came with files is passed in. */
  async function page(request: FastifyRequest, form?: ReceivedForm): Promise<Response> {
    if (!METHODS.has(request.method)) throw notAllowed();
    const incoming = webRequest(request, services.publicUrl, form?.fields);
    const site = services.siteIn(await languageOf(request.url));
    const response = await render(request, site, (build, context) =>
      handlerOf(build, site)(incoming, { ...context, isVisited: true, ...(form && { files: form.files }) }),
    );
    if (response.status === 405) throw notAllowed();
    return response;
  }

  /** Renders the page at a path of some site with what the link to it says, if there is one. */
  function sharedPage(request: FastifyRequest, path: string, site: Site, preview: ShownPreview | null) {
    const shared = new Request(services.publicUrl + path);
    return render(request, site, (build, context) =>
      handlerOf(build, site)(shared, { ...context, isEditor: false, preview }),
    );
  }

  /** Renders what the page at a path of some site shows, without header, footer and scripts. */
  async function contentAt(request: FastifyRequest, path: string, site: Site): Promise<string> {
    const { status, html } = await documentAt(request, path, site);
    const content = insideOf(html, 'main');
    if (status !== 200 || content === undefined) throw new Error(`${path} responded with ${status}.`);
    return content;
  }

  /** Renders the page at a path of some site without scripts: its body and its styles. Null where there is none. */
  async function pageAt(request: FastifyRequest, path: string, site: Site) {
    const { status, html } = await documentAt(request, path, site);
    if (status !== 200) return null;
    const styles = [...html.matchAll(/<style\b[^<>]*>([^<]*(?:<(?!\/?style\b)[^<]*)*)<\/style>/g)].map(
      ([, css = '']) => css,
    );
    return { html: insideOf(html, 'body') ?? '', css: styles.join('') };
  }

  async function documentAt(request: FastifyRequest, path: string, site: Site) {
    const response = await sharedPage(request, path, site, null);
    const html = await response.text();
    return {
      status: response.status,
      html: html.replaceAll(/<script\b[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g, ''),
    };
  }

  /** Renders the page for a request that failed. */
  async function errorPage(request: FastifyRequest, status: number): Promise<Response> {
    // What made the request fail may make this fail too.
    const site = services.siteIn(await languageOf(request.url).catch(() => null));
    return render(request, site, (build, context) => entryOf(build).renderErrorPage(status, context));
  }

  /** Logs an error that is reported while rendering. It turns the status 500 into its own, such as 503. */
  async function render(
    request: FastifyRequest,
    site: Site,
    respond: (build: ServerBuild, context: ServerContext) => Promise<Response>,
  ): Promise<Response> {
    let reported: unknown;
    const report = (error: unknown) => {
      // React Router reports a second error, without any detail, for what follows from the first.
      if (reported) return;
      reported = error;
      logFailure(request.log, error, 'A page failed.');
    };
    const response = await respond(await app.load(), {
      ...services,
      site,
      readLanguage: async () => site.language ?? services.readLanguage(),
      requester: requesterOf(request),
      files: new Map(),
      isEditor: isEditor(request),
      isVisited: false,
      preview: null,
      report,
    });
    const { status } = explainFailure(reported);
    return response.status === 500 && status !== 500 ? withStatus(response, status) : response;
  }

  /** Creates a handler once per build and language, because that goes through all routes. */
  function handlerOf(build: ServerBuild, { language }: Site): PageHandler {
    const ofBuild = handlers.get(build) ?? new Map<Language | null, PageHandler>();
    handlers.set(build, ofBuild);
    const handler = ofBuild.get(language) ?? entryOf(build).createPageHandler(build, app.mode, language);
    ofBuild.set(language, handler);
    return handler;
  }

  /** Returns the language of an address, if the site is there in it. */
  async function languageOf(url: string): Promise<Language | null> {
    const { language } = splitLanguage(url.replace(/\.data(?=[?]|$)/, ''));
    if (language === null) return null;
    const { others } = await services.site.readLanguages();
    return others.includes(language) ? language : null;
  }

  /** Returns the methods of the page at a path: all can be read, those with an action accept forms. */
  async function methodsAt(path: string): Promise<string[]> {
    const build = await app.load();
    const { rest } = (await languageOf(path)) ? splitLanguage(path) : { rest: path };
    const matches = entryOf(build).matchRoutes(routesOf(build.routes), rest) ?? [];
    const { action } = build.routes[matches.at(-1)?.route.id ?? '']?.module ?? {};
    return action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  }

  return { page, sharedPage, contentAt, pageAt, errorPage, methodsAt };
}

function insideOf(html: string, element: 'main' | 'body'): string | undefined {
  return new RegExp(`<${element}\\b[^>]*>(.*)</${element}>`, 's').exec(html)?.[1];
}

/** Returns the routes below one of the build, or all of them, as the router matches them. */
function routesOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, index } : { id, ...(path !== undefined && { path }), children: routesOf(routes, id) };
  });
}

function entryOf({ entry }: ServerBuild): Entry {
  return entry.module as unknown as Entry;
}

async function withStatus(response: Response, status: number) {
  const headers = new Headers(response.headers);
  if (status === 503) headers.set('retry-after', '5');
  return new Response(await response.text(), { status, headers });
}
