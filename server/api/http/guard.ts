import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  }
}

/** Responds with 401, before anything else of a request is read, unless it carries the token of an open session. */
export function requireSignIn(scope: FastifyInstance, accounts: Accounts) {
  scope.decorateRequest('signedIn', null);
  scope.addHook('onRoute', (route) => void (route.config = { ...route.config, requiresSignIn: true }));
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    request.signedIn = token ? await accounts.findSession(token) : null;
    if (!request.signedIn) return reply.status(401).send({ message: UNAUTHENTICATED });
  });
}

/** Returns the session that makes a request. Throws on a route outside `requireSignIn`. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('This route does not require signing in.');
  return request.signedIn;
}
