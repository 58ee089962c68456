import { createHash, randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { heldBack } from './scripts-on-use.tsx';
import { Nonce } from './ui/nonce.ts';
import { serverContext } from './server-context.ts';

// The server makes its requests with the router that the pages were built with.
export { createRequestHandler, RouterContextProvider, serverContext };

/** Renders a page as a whole, with a policy that lets run the scripts of this very page and nothing else. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  let failed = false;
  const rendered = (
    <Nonce value={nonce}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </Nonce>
  );
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
  const html = heldBack(await new Response(stream).text(), nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.PROD) headers.set('content-security-policy', policyFor(html, nonce));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  return new Page(html, { headers, status: failed ? 500 : status });
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
  const scripts = ownElements(html, nonce, 'script');
  const styles = ownElements(html, nonce, 'style');
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
function ownElements(html: string, nonce: string, name: 'script' | 'style') {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'));
  return [...elements]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => attributes.includes(`nonce="${nonce}"`));
}

const hashed = ({ text }: { text: string }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
