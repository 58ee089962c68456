import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { accountOperations } from './account-operations.ts';

/** The calls for those who forgot their password. */
export function passwordApi(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/password/forgot', accountOperations.forgot, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.askForReset(body, ip);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: outcome.value.isMailed ? ON_ITS_WAY : BY_COMMAND_LINE };
  });

  scope.post('/password/reset', accountOperations.reset, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.resetPassword(body, ip);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: 'Your password was changed. Please sign in with the new one.' };
  });
}

const ON_ITS_WAY = 'If there is an account with this e-mail address, a letter with a link is on its way to it.';
const BY_COMMAND_LINE =
  'This site sends no mail. Whoever runs it can make a link for you: npm run plinth -- user:reset <email>.';
