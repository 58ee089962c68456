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
    return {
      data: all.map((person) => {
        const { id, name, disabled_at } = person;
        const may_answer = !disabled_at && may(person, 'work on leads');
        return mayManage ? { ...person, may_answer } : { id, name, disabled_at, may_answer };
      }),
    };
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
  may_answer: z.boolean().meta({ description: 'Whether messages and meeting requests can be assigned to them.' }),
  ...forOwners.partial().shape,
});

const list = operation({
  tag,
  permission: 'read leads',
  summary: 'List everybody with an account; those who do not manage people get names, and who answers',
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
