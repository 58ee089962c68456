import type { FastifyInstance } from 'fastify';
import { logFailure } from '../platform/log/log-failure.ts';

/** /healthz: whether the process is alive. /readyz: whether it can serve requests; `check` rejects if it cannot. */
export function health(scope: FastifyInstance, check: () => Promise<unknown>) {
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  scope.get('/healthz', () => ({ status: 'alive' }));
  scope.get('/readyz', async (request, reply) => {
    try {
      await check();
      return { status: 'ready' };
    } catch (error) {
      logFailure(request.log, error, 'The server is not ready.');
      return reply.status(503).header('retry-after', '5').send({ message: 'The server is not ready.' });
    }
  });
}
