import type { FastifyInstance } from 'fastify';
import { notFound } from './answers.ts';
import { type PublicApi, publicApi } from './public.ts';

/** Everything under /api, for programs: answers are JSON, failures too. */
export async function api(scope: FastifyInstance, services: PublicApi) {
  await scope.register(async (group) => publicApi(group, services));
  scope.all('/*', (_request, reply) => notFound(reply));
}
