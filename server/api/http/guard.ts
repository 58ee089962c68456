import type { FastifyInstance, FastifyRequest } from 'fastify';
import { may } from '../../../content/permissions.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { SignedIn } from '../../accounts/sign-in/sessions.ts';
import { UNAUTHENTICATED } from '../../platform/http/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that makes the request; null outside `requireSignIn`. */
    signedIn: SignedIn | null;
  }

  interface FastifyContextConfig {
    requiresSignIn?: true;
    /** Called by an open page by itself, which is no use of the session. */
    isAutomatic?: true;
  }
}

/**
 * Responds, before the body of a request is read, with 401 unless it carries the token of an open session, and with 403 if
 * the person lacks the permission that the route's operation names.
 */
export function requireSignIn(scope: FastifyInstance, accounts: Pick<Accounts, 'findSession'>, isAllowed = may) {
  scope.decorateRequest('signedIn', null);
  scope.addHook('onRoute', (route) => void (route.config = { ...route.config, requiresSignIn: true }));
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    request.signedIn = token
      ? await accounts.findSession(token, { isUsed: !request.routeOptions.config.isAutomatic })
      : null;
    if (!request.signedIn) return reply.status(401).send({ message: UNAUTHENTICATED });
    const permission = request.routeOptions.schema?.permission;
    if (permission && !isAllowed(request.signedIn.user, permission))
      return reply.status(403).send({ message: FORBIDDEN });
  });
}

const FORBIDDEN = 'You do not have permission to do this.';

/** Returns the session that makes a request. Throws on a route outside `requireSignIn`. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('This route does not require signing in.');
  return request.signedIn;
}
