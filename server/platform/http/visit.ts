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
