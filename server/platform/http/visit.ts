import type { FastifyRequest } from 'fastify';

/** What a request tells of whoever made it. All but the address is theirs to say. */
export interface Visit {
  address: string;
  host: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
}

/** Takes a request; gives what it tells of whoever made it. */
export function visitOf({ ip, headers: { host, origin, referer } }: FastifyRequest): Visit {
  return { address: ip, host, origin, referer };
}
