import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Failure, explainFailure, notAllowed } from './failure.ts';
import type { Log } from '../log/log.ts';
import { logFailure } from '../log/log-failure.ts';
import { requestId } from './request-id.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

const RETRY_AFTER = '5'; // s

/** Makes what answers requests: request ids, security headers, and failures that are answered without detail. */
export async function createHttpServer({
  log,
  trustProxy,
  secure,
  hstsSubdomains,
  answerFailure,
}: {
  log: Log;
  /** Addresses of proxies whose forwarded headers are believed. */
  trustProxy: string[] | undefined;
  /** Whether visitors come by https. */
  secure: boolean;
  /** Whether all subdomains are https alone too. */
  hstsSubdomains: boolean;
  /** Says in the answer what went wrong, in the way that suits who asks. */
  answerFailure: (failure: Failure, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustProxy ?? false,
    // The longest slug and the number behind it.
    routerOptions: { maxParamLength: 300 },
    // Nothing is checked by JSON Schema, whose compilers take their time to load.
    schemaController: { compilersFactory },
    genReqId: (request) => requestId(request),
    frameworkErrors: (_error, request, reply) =>
      void answerFailure(NOT_FOUND, request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance;

  server.addHook('onRequest', async (request, reply) => {
    // No address of ours has a NUL, and PostgreSQL takes none. One that starts otherwise names a host of its own.
    if (/%00|^[^/]/.test(request.url)) return answerFailure(NOT_FOUND, request, reply);
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 429)
      request.log.warn({ address: request.ip, path: request.url.split('?', 1)[0] }, 'Too many requests.');
  });
  warnOfUntrustedProxy(server, log);
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(async (error, request, reply) => {
    const failure = explainFailure(error);
    if (failure.status >= 500) logFailure(request.log, error, 'A request failed.');
    if (failure.status === 503 || failure.status === 429) reply.header('retry-after', RETRY_AFTER);
    return answerFailure(failure, request, reply);
  });
  // What reaches this has an address that exists, and a method that nothing has.
  server.setNotFoundHandler(() => {
    throw notAllowed();
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The default, no-referrer, would make browsers send forms with `Origin: null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { includeSubDomains: hstsSubdomains },
    // Browsers would start anew for each arrival: docs/decisions/0028-no-opener-policy.md
    crossOriginOpenerPolicy: false,
    ...HEEDED_BY_NO_BROWSER,
  });
  return server;
}

/** Today's browsers read `frame-ancestors` instead of X-Frame-Options, and ignore or default to the rest. */
const HEEDED_BY_NO_BROWSER = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

// Their types ask for more than is called.
const compilersFactory = {
  buildValidator: (() => () => () => true) as never,
  buildSerializer: () => () => JSON.stringify,
};

export const NOT_FOUND: Failure = { status: 404, sentence: 'There is nothing at this address.' };
