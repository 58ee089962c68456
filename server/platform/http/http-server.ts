import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { decodeCharsets } from './charset.ts';
import { isAmong } from './client-address.ts';
import { explainFailure, type Failure, NOT_FOUND, notAllowed } from './failure.ts';
import { pathWithoutToken } from './path-without-token.ts';
import { requestId } from './request-id.ts';
import { logFailure } from '../log/log-failure.ts';
import { Gone } from '../held-files.ts';
import type { Log } from '../log/log.ts';

const RETRY_AFTER = '5'; // s

interface HttpServerOptions {
  log: Log;
  /** Addresses of proxies whose forwarded headers are trusted. */
  trustProxy: string[] | undefined;
  /** Whether visitors use https. */
  secure: boolean;
  /** Whether all subdomains use https too. */
  hstsSubdomains: boolean;
  /** Sends the response to a request that failed. */
  sendErrorResponse: (failure: Failure, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Creates the Fastify server, with request ids, security headers and error handling. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { log, trustProxy, secure, hstsSubdomains, sendErrorResponse } = options;
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustProxy ?? false,
    rewriteUrl: ({ url = '/' }) => queryWithoutNul(url),
    // For the longest slug and the number after it.
    routerOptions: { maxParamLength: 300 },
    // Nothing is validated by JSON Schema, whose compilers load slowly.
    schemaController: { compilersFactory },
    genReqId: (request) => requestId(request),
    frameworkErrors: (_error, request, reply) =>
      void sendErrorResponse(NOT_FOUND, request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance;

  server.addHook('onRequest', async (request, reply) => {
    // Without a page, which would take a hundred times as long.
    if (isTooLong(request.url)) return reply.status(NOT_FOUND.status).send({ message: NOT_FOUND.sentence });
    if (isImpossible(request.url)) return sendErrorResponse(NOT_FOUND, request, reply);
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 429)
      request.log.warn({ address: request.ip, path: pathWithoutToken(request.url) }, 'Too many requests.');
  });
  decodeCharsets(server);
  warnOfUntrustedProxy(server, log, trustProxy);
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(async (error, request, reply) => {
    const failure = explainFailure(error);
    // What is gone is an alarm, which is logged once: requests go on being refused as long as it lasts.
    if (failure.status >= 500 && !(error instanceof Gone)) logFailure(request.log, error, 'A request failed.');
    if (failure.status === 503 || failure.status === 429) reply.header('retry-after', RETRY_AFTER);
    return sendErrorResponse(failure, request, reply);
  });
  // Every path has a route: only the method can be unknown.
  server.setNotFoundHandler(() => {
    throw notAllowed();
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // With the default, no-referrer, browsers send forms with `Origin: null`.
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

// Their types demand more than Fastify calls.
const compilersFactory = {
  buildValidator: (() => () => () => true) as never,
  buildSerializer: () => () => JSON.stringify,
};

/** Leaves NULs out of the query of a URL: they say nothing, and PostgreSQL takes none. */
function queryWithoutNul(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark) + url.slice(mark).replaceAll('%00', '');
}

/** Warns once when an address that is not trusted forwards another: all visitors may share the proxy's address. */
function warnOfUntrustedProxy(server: FastifyInstance, log: Log, trustProxy: readonly string[] = []): void {
  const isTrusted = isAmong(trustProxy);
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers, raw }) => {
    const { remoteAddress: address = '' } = raw.socket;
    if (hasWarned || !headers['x-forwarded-for'] || isTrusted(address)) return;
    hasWarned = true;
    log.warn({ address }, 'Forwarded headers arrive from an address that TRUST_PROXY does not name, and are ignored.');
  });
}

/** In characters, more than any address of ours has: the longest names a slug of 300. */
const LONGEST_PATH = 1_000;

/** Whether a URL has a longer path than any address: no person has typed or followed it. Slashes at its end do not count. */
function isTooLong(url: string): boolean {
  return pathOf(url).length > LONGEST_PATH;
}

/**
 * Whether nothing can be at a URL, so that nobody has to look. PostgreSQL takes no NUL. A URL without a leading slash names a
 * host of its own. Routers take quadratic time on a row of slashes, as which browsers read backslashes too; those at the end
 * are for the redirect to the canonical address.
 */
function isImpossible(url: string): boolean {
  const path = pathOf(url);
  return /%00|^[^/]/.test(url) || path.includes('//') || path.includes('\\');
}

function pathOf(url: string) {
  const mark = url.indexOf('?');
  return (mark < 0 ? url : url.slice(0, mark)).replace(/(?<=[^/])\/+$/, '');
}
