import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Begun, may, type Permission } from '../../../content/permissions.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { SignedIn } from '../../accounts/sign-in/sessions.ts';
import { FORBIDDEN, httpError, type Need, UNAUTHENTICATED } from '../../platform/http/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that makes the request; null outside `requireSignIn`. */
    signedIn: SignedIn | null;
  }

  interface FastifyContextConfig {
    requiresSignIn?: true;
    /** For those who work on the site, although they are not signed in yet. */
    isForTeam?: true;
    /** Called by an open page by itself, which is no use of the session. */
    isAutomatic?: true;
  }
}

/**
 * Responds, before the body of a request is read, with 401 unless it carries the token of an open session, and with 403 if
 * the person lacks the permission that the route's operation names, or has to do something first. Adding a route that names none throws.
 */
export function requireSignIn(scope: FastifyInstance, accounts: Pick<Accounts, 'findSession'>) {
  scope.decorateRequest('signedIn', null);
  scope.addHook('onRoute', (route) => {
    const { method, url, schema } = route;
    if (!schema?.permission) throw new Error(`${[method].flat().join()} ${url} names no permission.`);
    route.config = { ...route.config, requiresSignIn: true };
  });
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    request.signedIn = token
      ? await accounts.findSession(token, { isUsed: !request.routeOptions.config.isAutomatic })
      : null;
    if (!request.signedIn) return reply.status(401).send({ message: UNAUTHENTICATED });
    const { schema } = request.routeOptions;
    const permission = schema?.permission;
    if (!permission || !may(request.signedIn.user, permission))
      return reply.status(FORBIDDEN.status).send({ message: FORBIDDEN.sentence });
    const { needsFactor, isConfirmed } = request.signedIn;
    if (needsFactor && !schema?.isWithoutFactor) return sendNeeds(reply, 'factor');
    if (schema?.isConfirmed && !isConfirmed) return sendNeeds(reply, 'confirmation');
  });
}

const sentences: Readonly<Record<Need, string>> = {
  factor: 'Your role requires two-step sign-in. Set it up under “My account” first.',
  confirmation: 'Confirm that it’s you first.',
};

function sendNeeds(reply: FastifyReply, need: Need) {
  return reply.status(FORBIDDEN.status).send({ message: sentences[need], needs: need });
}

/** Throws a 403 unless whoever makes a request has a permission, where only the body or a row tells which or about what. */
export function requirePermission(
  request: FastifyRequest,
  permission: Permission,
  about?: Begun,
  sentence = FORBIDDEN.sentence,
): void {
  if (!may(signedIn(request).user, permission, about)) throw httpError(FORBIDDEN.status, sentence);
}

/** Returns the session that makes a request. Throws on a route outside `requireSignIn`. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('This route does not require signing in.');
  return request.signedIn;
}
