import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { deferScripts } from './deferred-scripts.tsx';
import { htmlResponse, newNonce } from './html-response.ts';
import { renderErrorPage } from './render-error-page.tsx';
import type { RouteHandle } from './root.tsx';
import { sourcesOf } from '../content/tags/tags.ts';
import { wordsIn } from '../content/words/index.ts';
import { PREVIEW_FRAME } from '../content/addresses.ts';
import { DEFAULT_LANGUAGE, type Language, prefixOf } from '../content/languages.ts';
import { PageLanguage } from './plain-error-page.tsx';
import type { SiteData } from './site/layout/site-data.ts';
import { type ServerContext, serverContext } from './server-context.ts';
import { SiteStyles } from './site/layout/page-styles.tsx';
import { insertSiteStyles, siteStyles } from './site/styles/used/site-styles.ts';
import { insertConsentBar } from './site/tags/consent-bar.tsx';
import { Nonce } from './ui/nonce.ts';
import { withUnsentData } from './unsent-data.ts';

/** The route of the layout that all pages of the site have. */
const SITE = 'site';

/** The path of the admin area. */
const ADMIN = 'admin';

// Exported so that the server uses the router instance bundled with the pages.
export { matchRoutes, renderErrorPage };

/**
 * Creates a function that responds to a request with the page at its address. In another language than that of the records, the same
 * pages are below its prefix, of which neither loaders nor forms know.
 */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development', language: Language | null) {
  const handle = createRequestHandler(withUnsentData(build), mode);
  const site = language ? { ...onlySite(build), basename: prefixOf(language) } : withoutAdmin(build);
  const handleSite = createRequestHandler(withUnsentData(site), mode);

  return (request: Request, services: ServerContext): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(serverContext, services);
    const isAdmin = new URL(request.url).pathname.startsWith(`/${ADMIN}`);
    return isAdmin ? handle(request, context) : handleSite(request, context);
  };
}

/** Drops the screens of the admin area: the router would try the address of each before it finds a page of the site. */
function withoutAdmin(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes);
  const shell = routes.find(([, route]) => route?.path === ADMIN)?.[0];
  return {
    ...build,
    routes: Object.fromEntries(routes.filter(([id, route]) => id !== shell && route?.parentId !== shell)),
  };
}

/** Keeps the pages that visitors read: there is one sign-in. */
function onlySite(build: ServerBuild): ServerBuild {
  const ofSite = Object.entries(build.routes).filter(
    ([id, route]) =>
      id === 'root' || id === SITE || (route?.parentId === SITE && !PREVIEW_FRAME.endsWith(route.path ?? '-')),
  );
  return { ...build, routes: Object.fromEntries(ofSite) };
}

/** Renders the page of a route. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = newNonce();
  const language = await languageOf(page, context);
  const rendered = (
    <Nonce value={nonce}>
      <PageLanguage value={{ language, plainError: wordsIn(language).plainError }}>
        <SiteStyles value={siteStyles(nonce, language)}>
          <ServerRouter context={withMatchedRoutes(page)} url={request.url} nonce={nonce} />
        </SiteStyles>
      </PageLanguage>
    </Nonce>
  );
  const handles = page.staticHandlerContext.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  const isPreview = context.get(serverContext).preview !== null;
  const hasScripts = !isPreview && handles.some((handle) => handle?.scripts);
  const isFramed = handles.some((handle) => handle?.isFramed);
  const { html, failed } = hasScripts
    ? await renderWithScripts(rendered, nonce, context)
    : { html: `<!DOCTYPE html>${renderToStaticMarkup(rendered)}`, failed: false };
  const site = siteDataOf(page);
  const asking = site?.tags ? insertConsentBar(html, { tags: site.tags, site, nonce }) : html;
  // Scripts, and those of a live preview, add elements with classes that the page did not have.
  const styled = insertSiteStyles(asking, nonce, { all: hasScripts || isFramed });
  return htmlResponse(styled, {
    nonce,
    status: failed ? 500 : status,
    headers,
    isFramed,
    sources: site?.tags && sourcesOf(site.tags),
  });
}

/** Returns the language of a page of the site, even where the data of its layout failed to load. Other pages are in English. */
async function languageOf(page: EntryContext, context: RouterContextProvider): Promise<Language> {
  const { matches } = page.staticHandlerContext;
  if (!matches.some(({ route }) => route.id === SITE)) return DEFAULT_LANGUAGE;
  return siteDataOf(page)?.language ?? context.get(serverContext).readLanguage();
}

/** Returns the data of the layout; undefined for other pages, and where it failed to load. */
function siteDataOf({ staticHandlerContext }: EntryContext) {
  return staticHandlerContext.loaderData[SITE] as SiteData | undefined;
}

/** Drops the routes that did not match, because the router iterates over all of them several times per page. */
function withMatchedRoutes(page: EntryContext): EntryContext {
  const matched = page.staticHandlerContext.matches.map(({ route }) => [route.id, page.manifest.routes[route.id]]);
  return { ...page, manifest: { ...page.manifest, routes: Object.fromEntries(matched) } };
}

/** Streams, because hydration data is streamed; pages without scripts use the faster `renderToStaticMarkup`. */
async function renderWithScripts(rendered: ReactNode, nonce: string, context: RouterContextProvider) {
  let failed = false;
  const stream = await renderToReadableStream(rendered, {
    nonce,
    progressiveChunkSize: Infinity,
    onError: (error) => {
      if (isRouteErrorResponse(error)) return;
      failed = true;
      context.get(serverContext).report(error);
    },
  });
  await stream.allReady;
  return { html: deferScripts(await new Response(stream).text(), nonce), failed };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(serverContext).report(error);
};
