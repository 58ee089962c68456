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
import { heldBack } from './scripts-on-use.tsx';
import { Nonce } from './ui/nonce.ts';
import { serverContext } from './server-context.ts';

// The server makes its requests with the router that the pages were built with.
export { createRequestHandler, matchRoutes, RouterContextProvider, serverContext };

/** Renders a page as a whole, with a policy that lets run the scripts of this very page and nothing else. */
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
      <ServerRouter context={withOwnRoutes(page)} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const hasScripts = page.staticHandlerContext.matches.some(({ route }) => route.handle);
  const { html, failed } = hasScripts
    ? await renderWithScripts(rendered, nonce, context)
    : { html: `<!DOCTYPE html>${renderToString(rendered)}`, failed: false };
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.PROD) headers.set('content-security-policy', policyFor(html, nonce));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  return new Page(html, { headers, status: failed ? 500 : status });
}

/** Of all routes it leaves those that the page is made of: the router goes through them several times a page. */
function withOwnRoutes(page: EntryContext): EntryContext {
  const own = page.staticHandlerContext.matches.map(({ route }) => [route.id, page.manifest.routes[route.id]]);
  return { ...page, manifest: { ...page.manifest, routes: Object.fromEntries(own) } };
}

/** Scripts wait for their data, and so does this: the pages without any are rendered in one go, in less time. */
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
  return { html: heldBack(await new Response(stream).text(), nonce), failed };
}

/** An answer whose text is at hand: a stream of it would be read to its end again. */
class Page extends Response {
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
  const elements = ownElements(html, nonce);
  const scripts = elements.filter(({ name }) => name === 'script');
  const styles = elements.filter(({ name }) => name === 'style');
  // Rules for the browser stand in a script element too, and load nothing.
  const runs = scripts.some(({ attributes }) => !attributes.includes('type="speculationrules"'));
  // Pages that are made in the browser make styles there too, and say so by handing them the nonce.
  const makesStyles = html.includes(`<meta property="csp-nonce" nonce="${nonce}"`);
  return [
    "default-src 'self'",
    ["style-src 'self'", ...styles.map(hashed), ...(makesStyles ? [`'nonce-${nonce}'`] : [])].join(' '),
    ['script-src', ...(runs ? ["'self'"] : []), ...(scripts.length > 0 ? scripts.map(hashed) : ["'none'"])].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Stored content cannot know the nonce, so this finds only what this render wrote. */
function ownElements(html: string, nonce: string) {
  const elements = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g);
  return [...elements]
    .map(([, name, attributes = '', text = '']) => ({ name, attributes, text }))
    .filter(({ attributes }) => attributes.includes(`nonce="${nonce}"`));
}

const hashed = ({ text }: { text: string }) => `'sha256-${hash('sha256', text, 'base64')}'`;
