import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';

/** Warns once when a request has a forwarded address that is not trusted: all visitors may share the proxy's address. */
export function warnOfUntrustedProxy(server: FastifyInstance, log: Log): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers, ip, raw }) => {
    if (hasWarned || !headers['x-forwarded-for'] || ip !== raw.socket.remoteAddress) return;
    hasWarned = true;
    log.warn(
      { address: ip },
      'Forwarded headers arrive from an address that TRUST_PROXY does not name, and are ignored.',
    );
  });
}
