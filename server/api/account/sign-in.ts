import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { accountOperations } from './account-operations.ts';

/** POST /login: e-mail address and password for a token. */
export function login(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/login', accountOperations.login, async ({ body, ip, headers, log }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.signIn(body, { address: ip, userAgent: headers['user-agent'] ?? '' });
    if (!outcome.ok) {
      log.warn({ address: ip }, 'A sign-in was refused.');
      return answerOutcome(reply, outcome);
    }
    const { token, user } = outcome.value;
    return { ACCESS_TOKEN: token, user, message: 'User Logged In Successfully!' };
  });
}

/** POST /logout: ends the session whose token it carries. */
export function logout(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/logout', accountOperations.logout, async (request) => {
    await accounts.sessions.endCurrent(signedIn(request));
    return { message: 'logged Out Successfully' };
  });
}
