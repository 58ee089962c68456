import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { EDITOR_COOKIE } from '../../../content/editor-cookie.ts';

/** What a request says about its sender, who can make up all but the address. */
export interface Visit {
  address: string;
  host: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
  userAgent: string | undefined;
  asksNotToBeCounted: boolean;
  isSignedIn: boolean;
}

export function visitOf(request: FastifyRequest): Visit {
  const { ip, headers } = request;
  const { host, origin, referer, 'user-agent': userAgent } = headers;
  return {
    address: ip,
    host,
    origin,
    referer,
    userAgent,
    asksNotToBeCounted: asksNotToBeCounted(headers),
    isSignedIn: isEditor(request),
  };
}

/** Global Privacy Control, and what came before it. */
export function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}

/** Returns whether a host is this site, at its public address or at the one that this visitor used. */
export function isOwnHost(host: string, visit: { host?: string | undefined }, publicHost: string): boolean {
  return host === publicHost || host === visit.host;
}

const EDITOR = new RegExp(`(?:^|; )${EDITOR_COOKIE}=1(?:;|$)`);

/** Whether a page is for somebody who edits it: it links to its form. Who forges this sees a link to the sign-in. */
export function isEditor({ headers: { cookie } }: { headers: IncomingHttpHeaders }): boolean {
  return cookie !== undefined && EDITOR.test(cookie);
}
