import { timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../platform/configuration/configuration.ts';
import { UNAUTHENTICATED } from '../platform/http/failure.ts';
import { type Listener, openListener } from '../platform/http/listener.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Log } from '../platform/log/log.ts';
import { EXPOSITION_TYPE } from '../platform/metrics/exposition.ts';
import { hashToken } from '../platform/token.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';
const headers = { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' };

/** Serves the metrics beside the site, to whoever has the token. Without a token there is nothing at this address. */
export function metricsRoute(scope: FastifyInstance, { token, read }: Metrics): void {
  if (token === null) return;
  const expected = Buffer.from(hashToken(token));
  scope.get(PATH, async (request, reply) => {
    reply.headers(headers);
    const [, bearer = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(Buffer.from(hashToken(bearer)), expected)) return read();
    return reply.status(401).header('www-authenticate', 'Bearer').send(`${UNAUTHENTICATED}\n`);
  });
}

/** Serves the metrics, and nothing else, on a port of the loopback address, if one is configured. */
export async function openMetricsPort(
  { METRICS_PORT }: Pick<Configuration, 'METRICS_PORT'>,
  { read }: Pick<Metrics, 'read'>,
  log: Log,
): Promise<Listener | undefined> {
  if (METRICS_PORT === undefined) return;
  const address = { PORT: METRICS_PORT, HOST: '127.0.0.1' };
  const maxConnections = limits.connections.maxForMetrics;
  const listener = await openListener(address, { whileStarting: null, maxConnections, log });
  await listener.open(metricsListener(read));
  return listener;
}

function metricsListener(read: () => Promise<string>): RequestListener {
  return async ({ method = '', url }, response) => {
    const isFound = url === PATH && ['GET', 'HEAD'].includes(method);
    const body = isFound ? await read() : 'There is nothing at this address.\n';
    response.writeHead(isFound ? 200 : 404, headers).end(body);
  };
}
