import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { accountOperations } from './account-operations.ts';

/** The calls with which administrators see one another, shut one another out and let one another in again. */
export function usersApi(scope: FastifyInstance, { people }: Accounts) {
  scope.get('/users', accountOperations.users, async () => ({ data: await people.list() }));

  scope.post<WithId>('/users/:id/disable', accountOperations.disable, async (request, reply) => {
    const outcome = await people.disable(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'User Disabled!' } : answerOutcome(reply, outcome);
  });

  scope.post<WithId>('/users/:id/enable', accountOperations.enable, async (request, reply) => {
    const outcome = await people.enable(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'User Enabled!' } : answerOutcome(reply, outcome);
  });
}
