import { hash, randomUUID } from 'node:crypto';
import { embedSources } from '../content/embeds/embeds.ts';
import type { TagSources } from '../content/tags/declarations.ts';

export function newNonce(): string {
  return randomUUID();
}

interface PageOptions {
  nonce: string;
  status: number;
  headers?: Headers;
  /** Whether pages of this site may show it in a frame. */
  isFramed?: boolean;
  /** What its tags need. */
  sources?: TagSources | undefined;
}

/** Responds with a page whose elements that bear the nonce are the only scripts and styles allowed to run. */
export function htmlResponse(html: string, { status, headers = new Headers(), ...options }: PageOptions): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.PROD) headers.set('content-security-policy', contentSecurityPolicy(html, options));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  return new HtmlResponse(html, { headers, status });
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

/** Returns a Content-Security-Policy that names the hashes of the page's own scripts and styles. */
function contentSecurityPolicy(
  html: string,
  { nonce, isFramed = false, sources }: Omit<PageOptions, 'status' | 'headers'>,
): string {
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
      ...(sources?.script ?? []),
    ].join(' '),
    ["img-src 'self' data:", ...(sources?.img ?? [])].join(' '),
    ...(sources ? [["connect-src 'self'", ...sources.connect].join(' ')] : []),
    // What is filled in later may have any.
    ...framesFrom(isFramed ? embedSources : sourcesIn(html)),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
  ].join('; ');
}

/** Allows frames of some hosts, and none without. */
function framesFrom(sources: readonly string[]) {
  return sources.length > 0 ? [['frame-src', ...sources].join(' ')] : [];
}

/** Returns the hosts of the frames of a page, among those that embeds can have. */
function sourcesIn(html: string) {
  const frames = [...html.matchAll(/ data-sources="([^"]{0,200})"/g)];
  const wanted = new Set(frames.flatMap(([, sources = '']) => sources.split(' ')));
  return embedSources.filter((source) => wanted.has(source));
}

/** Finds only elements of this render, because stored content cannot know the nonce. */
function elementsWithNonce(html: string, nonce: string) {
  const elements = [];
  const attribute = `nonce="${nonce}"`;
  for (let index = html.indexOf(attribute); index !== -1; index = html.indexOf(attribute, index + 1)) {
    const [start, opened] = [html.lastIndexOf('<', index), html.indexOf('>', index)];
    const [, name = '', attributes = ''] = /^<(\w+)(.*)$/s.exec(html.slice(start, opened)) ?? [];
    const text = html.slice(opened + 1, html.indexOf(`</${name}>`, opened));
    elements.push({ name, attributes, text });
  }
  return elements;
}

const hashSource = ({ text }: { text: string }) => `'sha256-${hash('sha256', text, 'base64')}'`;
