import { hash, randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { deferScripts } from './deferred-scripts.tsx';
import { Nonce } from './ui/nonce.ts';
import { serverContext } from './server-context.ts';

// Exported so that the server uses the router instance bundled with the pages.
export { createRequestHandler, matchRoutes, RouterContextProvider, serverContext };

/** Renders a whole page, with a Content-Security-Policy that names the hashes of its own scripts and styles. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const rendered = (
    <Nonce value={nonce}>
      <ServerRouter context={withMatchedRoutes(page)} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const hasScripts = page.staticHandlerContext.matches.some(({ route }) => route.handle);
  const { html, failed } = hasScripts
    ? await renderWithScripts(rendered, nonce, context)
    : { html: `<!DOCTYPE html>${renderToString(rendered)}`, failed: false };
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.PROD) headers.set('content-security-policy', policyFor(html, nonce));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  return new HtmlResponse(html, { headers, status: failed ? 500 : status });
}

/** Drops the routes that did not match, because the router iterates over all of them several times per page. */
function withMatchedRoutes(page: EntryContext): EntryContext {
  const matched = page.staticHandlerContext.matches.map(({ route }) => [route.id, page.manifest.routes[route.id]]);
  return { ...page, manifest: { ...page.manifest, routes: Object.fromEntries(matched) } };
}

/** Streams, because hydration data is streamed; pages without scripts use the faster `renderToString`. */
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

/** A response whose text is read without going through a stream. */
class HtmlResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override text() {
    return Promise.resolve(this.#html);
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(serverContext).report(error);
};

function policyFor(html: string, nonce: string) {
  const elements = elementsWithNonce(html, nonce);
  const scripts = elements.filter(({ name }) => name === 'script');
  const styles = elements.filter(({ name }) => name === 'style');
  // Speculation rules are script elements that load nothing.
  const loadsScripts = scripts.some(({ attributes }) => !attributes.includes('type="speculationrules"'));
  // Client-only screens create styles at run time, and announce it by exposing the nonce.
  const createsStyles = html.includes(`<meta property="csp-nonce" nonce="${nonce}"`);
  return [
    "default-src 'self'",
    ["style-src 'self'", ...styles.map(hashSource), ...(createsStyles ? [`'nonce-${nonce}'`] : [])].join(' '),
    [
      'script-src',
      ...(loadsScripts ? ["'self'"] : []),
      ...(scripts.length > 0 ? scripts.map(hashSource) : ["'none'"]),
    ].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Finds only elements of this render, because stored content cannot know the nonce. */
function elementsWithNonce(html: string, nonce: string) {
  const elements = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g);
  return [...elements]
    .map(([, name, attributes = '', text = '']) => ({ name, attributes, text }))
    .filter(({ attributes }) => attributes.includes(`nonce="${nonce}"`));
}

const hashSource = ({ text }: { text: string }) => `'sha256-${hash('sha256', text, 'base64')}'`;
