import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { user } from './user.ts';

const tag = 'People';
const permission = 'manage people';

export function usersApi(scope: FastifyInstance, { people }: Accounts) {
  scope.get('/users', list, async () => ({ data: await people.list() }));

  scope.post<WithId>('/users/:id/disable', disable, async (request, reply) => {
    const outcome = await people.disable(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'User Disabled!' } : sendFailure(reply, outcome);
  });

  scope.post<WithId>('/users/:id/enable', enable, async (request, reply) => {
    const outcome = await people.enable(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'User Enabled!' } : sendFailure(reply, outcome);
  });
}

const person = z.object({
  ...user.shape,
  created_at: z.iso.datetime(),
  disabled_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
});

const list = operation({
  tag,
  summary: 'List the administrators',
  responses: { 200: z.object({ data: z.array(person) }) },
});

const disable = operation({
  tag,
  permission,
  summary: 'Disable an administrator; ends all their sessions',
  responses: { 200: messageResponse },
});

const enable = operation({
  tag,
  permission,
  summary: 'Enable an administrator again',
  responses: { 200: messageResponse },
});
