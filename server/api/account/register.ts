import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { accountOperations } from './account-operations.ts';

/** POST /register: the token of a set-up link or an invitation, name, e-mail address and password for an account. */
export function registerApi(scope: FastifyInstance, accounts: Accounts) {
  scope.post('/register', accountOperations.register, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await accounts.register(body, ip);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return reply.status(201).send({ data: outcome.value, message: 'Your account is ready.' });
  });
}
