import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { answerOutcome } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { accountOperations } from './account-operations.ts';

/** The calls with which administrators see where they are signed in, and sign out there. */
export function sessionsApi(scope: FastifyInstance, { sessions }: Accounts) {
  scope.get('/sessions', accountOperations.sessions, async (request) => ({
    data: await sessions.list(signedIn(request)),
  }));

  scope.delete<WithId>('/sessions/:id', accountOperations.endSession, async (request, reply) => {
    const outcome = await sessions.end(idIn(request.params), signedIn(request));
    return outcome.ok ? { message: 'Session Ended!' } : answerOutcome(reply, outcome);
  });

  scope.delete('/sessions', accountOperations.endOtherSessions, async (request) => {
    await sessions.endOthers(signedIn(request));
    return { message: 'All Other Sessions Ended!' };
  });
}
