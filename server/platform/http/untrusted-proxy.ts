import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';
import { isAmong } from './client-address.ts';

/** Warns once when an address that is not trusted forwards another: all visitors may share the proxy's address. */
export function warnOfUntrustedProxy(server: FastifyInstance, log: Log, trustProxy: readonly string[] = []): void {
  const isTrusted = isAmong(trustProxy);
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers, raw }) => {
    const { remoteAddress: address = '' } = raw.socket;
    if (hasWarned || !headers['x-forwarded-for'] || isTrusted(address)) return;
    hasWarned = true;
    log.warn({ address }, 'Forwarded headers arrive from an address that TRUST_PROXY does not name, and are ignored.');
  });
}
