import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { SignedIn } from '../../accounts/sign-in/sessions.ts';
import { UNAUTHENTICATED } from '../../platform/http/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; set on every route behind the guard. */
    signedIn: SignedIn | null;
  }
}

/** Lets no request into a scope but those that carry the token of an open session; nothing else of them is looked at. */
export function requireSignIn(scope: FastifyInstance, accounts: Accounts) {
  scope.decorateRequest('signedIn', null);
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    request.signedIn = token ? await accounts.findSession(token) : null;
    if (!request.signedIn) return reply.status(401).send({ message: UNAUTHENTICATED });
  });
}

/** Gives who makes a request that the guard let in. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('This route stands outside the guard.');
  return request.signedIn;
}
