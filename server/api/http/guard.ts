import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Begun, may, type Permission, type SignedInUser } from '../../../content/permissions.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { SignedIn } from '../../accounts/sign-in/sessions.ts';
import type { ByProgram } from '../../accounts/tokens/find-program.ts';
import { PREFIX } from '../../accounts/tokens/tokens.ts';
import { FORBIDDEN, httpError, type Need, UNAUTHENTICATED } from '../../platform/http/failure.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { throttled } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { sendFailure } from './responses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session, or the program, that makes the request; null outside `requireSignIn`. */
    signedIn: SignedIn | ByProgram | null;
  }

  interface FastifyContextConfig {
    requiresSignIn?: true;
    /** For those who work on the site, although they are not signed in yet. */
    isForTeam?: true;
    /** Called by an open page by itself, which is no use of the session. */
    isAutomatic?: true;
  }
}

type TokenFinders = Pick<Accounts, 'findSession' | 'findProgram'>;

/**
 * Responds, before the body of a request is read, with 401 unless it carries the token of an open session, and with 403 if
 * the person, or the program in their name, lacks the permission that the route's operation names, or has to do something first.
 * Adding a route that names none throws.
 */
export function requireSignIn(
  scope: FastifyInstance,
  { accounts, workerGroup, now }: Pick<Services, 'workerGroup' | 'now'> & { accounts: TokenFinders },
) {
  const tooManyCalls = createCallLimit('program', { workerGroup, now });
  scope.decorateRequest('signedIn', null);
  scope.addHook('onRoute', (route) => {
    const { method, url, schema } = route;
    if (!schema?.permission) throw new Error(`${[method].flat().join()} ${url} names no permission.`);
    route.config = { ...route.config, requiresSignIn: true };
  });
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.signedIn = await findSignedIn(request, accounts);
    if (!request.signedIn) return reply.status(401).send({ message: UNAUTHENTICATED });
    const { user, needsFactor, isConfirmed } = request.signedIn;
    const refusal = tooManyCalls(user);
    if (refusal) return sendFailure(reply, refusal);
    const { schema } = request.routeOptions;
    const permission = schema?.permission;
    const isRefusedToPrograms = schema?.isConfirmed || schema?.isForPeople;
    if (!permission || !may(user, permission) || (user.program && isRefusedToPrograms))
      return reply.status(FORBIDDEN.status).send({ message: FORBIDDEN.sentence });
    if (needsFactor && !schema?.isWithoutFactor) return sendNeeds(reply, 'factor');
    if (schema?.isConfirmed && !isConfirmed) return sendNeeds(reply, 'confirmation');
  });
}

/** Finds the session, or the program, whose token a request carries; null without one that works. */
export async function findSignedIn(
  { headers, ip, routeOptions }: FastifyRequest,
  { findSession, findProgram }: TokenFinders,
): Promise<SignedIn | ByProgram | null> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) return null;
  if (token.startsWith(PREFIX)) return findProgram(token, ip);
  return findSession(token, { isUsed: !routeOptions.config.isAutomatic });
}

/** Creates what counts the calls of programs under a topic, and returns how one too many is refused. */
export function createCallLimit(topic: string, { workerGroup, now }: Pick<Services, 'workerGroup' | 'now'>) {
  const calls = createSharedLimit(workerGroup, topic, { perToken: limits.programs.callsPerToken });
  return ({ program }: SignedInUser) => {
    const waits = program && calls.take({ perToken: String(program.id) }, now());
    return waits ? throttled(waits.perToken, TOO_MANY_CALLS) : null;
  };
}

const TOO_MANY_CALLS = 'This program asks too much. It may go on in a minute.';

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

/** Returns the session, or the program, that makes a request. Throws on a route outside `requireSignIn`. */
export function signedIn(request: FastifyRequest): SignedIn | ByProgram {
  if (!request.signedIn) throw new Error('This route does not require signing in.');
  return request.signedIn;
}

/** Returns the session that makes a request. Throws on a route that is open to programs. */
export function sessionIn(request: FastifyRequest): SignedIn {
  const requester = signedIn(request);
  if (requester.sessionId === null) throw new Error('This route is for people.');
  return requester;
}
