import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Log } from './log.ts';

/** Makes what answers requests: request ids, security headers, and failures that are answered without detail. */
export async function createHttpServer({
  log,
  trustProxy,
  secure,
  refuseMalformed,
}: {
  log: Log;
  /** Addresses of proxies whose forwarded headers are believed. */
  trustProxy: string[] | undefined;
  /** Whether visitors come by https. */
  secure: boolean;
  /** Answers an address that cannot be read. */
  refuseMalformed: (request: FastifyRequest, reply: FastifyReply) => void;
}): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, request, reply) => refuseMalformed(request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance;

  server.addHook('onRequest', (request, reply, done) => {
    // No address of ours has a NUL, and PostgreSQL takes none.
    if (/%00/.test(request.url)) refuseMalformed(request, reply);
    else done();
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply));
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The default, no-referrer, would make browsers send forms with `Origin: null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure,
  });
  return server;
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, sentence } = explain(error);
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  if (status === 503) reply.header('retry-after', '5');
  return reply.status(status).send({ message: sentence });
}

function explain(error: FastifyError & { errcode?: number }): { status: number; sentence: string } {
  if (error.statusCode && error.statusCode < 500) return { status: error.statusCode, sentence: error.message };
  if (isBusy(error)) return { status: 503, sentence: 'The database is busy. Please try again in a few seconds.' };
  if (isFull(error))
    return { status: 507, sentence: 'There is no room left to store this. Please tell the site owner.' };
  return { status: 500, sentence: 'Something went wrong on our side. Please try again later.' };
}

// SQLite's result codes; the lower byte is the primary one.
const isBusy = ({ errcode = 0 }: { errcode?: number }) => [5, 6].includes(errcode & 255);
const isFull = ({ errcode = 0, code }: { errcode?: number; code?: string }) =>
  (errcode & 255) === 13 || ['ENOSPC', '53100'].includes(code ?? '');
