import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from '../../platform/http/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form sent to this route may contain `_method=put`. */
    updates?: true;
  }
}

/** Refuses `_method` except on routes that update. */
export function refuseMethodOverrides(scope: FastifyInstance) {
  scope.addHook('preHandler', async (request) => refuseOverride(request, request.body));
}

/** Throws a 400 for fields with a `_method` on a route that does not update. */
export function refuseOverride(request: FastifyRequest, fields: unknown): void {
  const overrides = typeof fields === 'object' && fields !== null && '_method' in fields;
  if (overrides && !request.routeOptions.config.updates) throw httpError(400, '_method is only for forms that update.');
}

/** Whether a request updates: a PUT without `_method`, or a form sent by POST with `_method=put`. */
export function isUpdate(request: FastifyRequest, { _method: method }: Record<string, unknown>): boolean {
  if (method === undefined) return request.method === 'PUT';
  return typeof method === 'string' && method.toLowerCase() === 'put' && isForm(request);
}

function isForm(request: FastifyRequest) {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(request.headers['content-type'] ?? '');
}
