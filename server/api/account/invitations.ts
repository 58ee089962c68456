import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { accountOperations } from './account-operations.ts';

/** The calls with which administrators invite others. */
export function invitationsApi(scope: FastifyInstance, { invitations }: Accounts) {
  scope.get('/invitations', accountOperations.invitations, async () => ({ data: await invitations.list() }));

  scope.post('/invitations', accountOperations.invite, async (request, reply) => {
    const outcome = await invitations.make(request.body, signedIn(request).user);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    const { isMailed, ...data } = outcome.value;
    return reply.status(201).send({ data, message: isMailed ? MADE_AND_MAILED : MADE });
  });

  scope.delete<WithId>('/invitations/:id', accountOperations.withdraw, async (request, reply) => {
    const outcome = await invitations.withdraw(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'Invitation Withdrawn!' } : answerOutcome(reply, outcome);
  });
}

const MADE = 'Invitation Created! Hand its link on now: it is shown only this once.';
const MADE_AND_MAILED = 'Invitation Created! Its link is on its way by mail; here it is shown only this once.';
