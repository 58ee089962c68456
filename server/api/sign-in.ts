import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { invalid, tooOften } from './answers.ts';
import { signedIn } from './guard.ts';
import { signInOperations } from './openapi/sign-in-operations.ts';

/** POST /login: e-mail address and password for a token. */
export function login(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/login', signInOperations.login, async ({ body, ip, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.signIn(body, { address: ip, userAgent: headers['user-agent'] ?? '' });
    if (outcome.is === 'refused') return invalid(reply, outcome.errors);
    if (outcome.is === 'throttled') return tooOften(reply, outcome.seconds);
    return { ACCESS_TOKEN: outcome.token, user: outcome.user, message: 'User Logged In Successfully!' };
  });
}

/** POST /logout: ends the session whose token it carries. */
export function logout(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/logout', signInOperations.logout, async (request) => {
    await accounts.endSession(signedIn(request).sessionId);
    return { message: 'logged Out Successfully' };
  });
}
