import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from '../../platform/http/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a form sent to this route may say `_method=put`. */
    updates?: true;
  }
}

/** Refuses `_method` everywhere but on routes that update. */
export function refuseMethodOverrides(scope: FastifyInstance) {
  scope.addHook('preHandler', async (request) => refuseOverride(request, request.body));
}

/** Refuses, with a 400, fields with a `_method` on a route that does not update. */
export function refuseOverride(request: FastifyRequest, fields: unknown): void {
  const overrides = typeof fields === 'object' && fields !== null && '_method' in fields;
  if (overrides && !request.routeOptions.config.updates) throw httpError(400, '_method is only for forms that update.');
}

/** Says whether a request updates: a PUT that says nothing else, or a form sent by POST that says `_method=put`. */
export function isUpdate(request: FastifyRequest, { _method: method }: Record<string, unknown>): boolean {
  if (method === undefined) return request.method === 'PUT';
  return typeof method === 'string' && method.toLowerCase() === 'put' && isForm(request);
}

function isForm(request: FastifyRequest) {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(request.headers['content-type'] ?? '');
}
