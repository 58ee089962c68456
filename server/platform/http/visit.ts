import type { FastifyRequest } from 'fastify';

/** What a request says about its sender, who can make up all but the address. */
export interface Visit {
  address: string;
  host: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
}

export function visitOf({ ip, headers: { host, origin, referer } }: FastifyRequest): Visit {
  return { address: ip, host, origin, referer };
}

/** Returns whether a host is this site, at its public address or at the one that this visitor used. */
export function isOwnHost(host: string, visit: Visit, publicUrl: string): boolean {
  return host === new URL(publicUrl).host || host === visit.host;
}
