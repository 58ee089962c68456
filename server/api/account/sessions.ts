import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

const tag = 'My account';
const permission = 'have an account';

/** Where the signed-in person is signed in. */
export function sessionsApi(scope: FastifyInstance, { sessions }: Accounts) {
  scope.get('/sessions', list, async (request) => ({ data: await sessions.list(signedIn(request)) }));

  scope.delete<WithId>('/sessions/:id', end, async (request, reply) => {
    const outcome = await sessions.end(idIn(request.params), signedIn(request));
    return outcome.ok ? { message: 'Session Ended!' } : sendFailure(reply, outcome);
  });

  scope.delete('/sessions', endOthers, async (request) => {
    await sessions.endOthers(signedIn(request));
    return { message: 'All Other Sessions Ended!' };
  });
}

const session = z.object({
  id: z.int(),
  address: z.string(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  current: z.boolean(),
});

const list = operation({
  tag,
  permission,
  summary: 'List your open sessions',
  responses: { 200: z.object({ data: z.array(session) }) },
});

const end = operation({ tag, permission, summary: 'End one of your sessions', responses: { 200: messageResponse } });

const endOthers = operation({
  tag,
  permission,
  summary: 'End all your other sessions',
  responses: { 200: messageResponse },
});
