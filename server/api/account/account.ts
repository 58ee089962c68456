import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { accountOperations } from './account-operations.ts';

/** The calls with which administrators manage their own account. */
export function accountApi(scope: FastifyInstance, accounts: Accounts) {
  scope.get('/account', accountOperations.account, async (request) => ({ data: signedIn(request).user }));

  scope.put('/account', accountOperations.rename, async (request, reply) => {
    const { user } = signedIn(request);
    const outcome = await accounts.people.rename(user, request.body);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { data: { ...user, name: outcome.value }, message: 'Account Updated!' };
  });

  scope.put('/account/password', accountOperations.changePassword, async (request, reply) => {
    const outcome = await accounts.changePassword(signedIn(request), request.body, request.ip);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: 'Password Changed! All your other sessions have ended.' };
  });
}
