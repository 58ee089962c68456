import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What a request says about its sender, who can make up all but the address. */
export interface Requester {
  address: string;
  host: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
  userAgent: string | undefined;
  asksNotToBeCounted: boolean;
}

export function requesterOf({ ip, headers }: FastifyRequest): Requester {
  const { host, origin, referer, 'user-agent': userAgent } = headers;
  return { address: ip, host, origin, referer, userAgent, asksNotToBeCounted: asksNotToBeCounted(headers) };
}

/** Whether a request has Global Privacy Control, or Do Not Track, which came before it. */
export function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}

/** Returns whether a host is this site, at its public address or at the one that the requester used. */
export function isOwnHost(host: string, requester: { host?: string | undefined }, publicHost: string): boolean {
  return host === publicHost || host === requester.host;
}
