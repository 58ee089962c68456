import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { may } from '../../../content/permissions.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { roleChange } from '../../accounts/people/role.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { user } from './user.ts';

const tag = 'People';
const permission = 'manage people';

export function usersApi(scope: FastifyInstance, { people }: Accounts) {
  scope.get('/users', list, async (request) => {
    const all = await people.list();
    const mayManage = may(signedIn(request).user, permission);
    return { data: mayManage ? all : all.map(({ id, name, disabled_at }) => ({ id, name, disabled_at })) };
  });

  scope.post<WithId>('/users/:id/disable', disable, async (request, reply) => {
    const outcome = await people.disable(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'User Disabled!' } : sendFailure(reply, outcome);
  });

  scope.post<WithId>('/users/:id/enable', enable, async (request, reply) => {
    const outcome = await people.enable(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'User Enabled!' } : sendFailure(reply, outcome);
  });

  scope.put<WithId>('/users/:id/role', changeRole, async (request, reply) => {
    const outcome = await people.changeRole(idIn(request.params), request.body, signedIn(request).user);
    return outcome.ok ? { message: 'Role Changed!' } : sendFailure(reply, outcome);
  });
}

const forOwners = z.object({
  ...user.pick({ email: true, role: true }).shape,
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

const listedPerson = z.object({
  ...user.pick({ id: true, name: true }).shape,
  disabled_at: z.iso.datetime().nullable(),
  ...forOwners.partial().shape,
});

const list = operation({
  tag,
  permission: 'read leads',
  summary: 'List everybody with an account; those who do not manage people get names alone',
  responses: { 200: z.object({ data: z.array(listedPerson) }) },
});

const disable = operation({
  tag,
  permission,
  summary: 'Disable somebody; ends all their sessions',
  responses: { 200: messageResponse },
});

const enable = operation({
  tag,
  permission,
  summary: 'Enable somebody again',
  responses: { 200: messageResponse },
});

const changeRole = operation({
  tag,
  permission,
  summary: 'Give somebody a role; the last active owner stays',
  body: roleChange,
  responses: { 200: messageResponse },
});
