import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { may } from '../../../content/permissions.ts';
import { roles } from '../../../content/roles.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { emailChange } from '../../accounts/email-change/email-change.ts';
import { invitation } from '../../accounts/people/invitations.ts';
import { roleChange } from '../../accounts/people/new-person.ts';
import { doneAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { emailChangeAnswer } from './email-change-answer.ts';
import { user } from './user.ts';

const permission = 'manage people';

/** Everybody with an account, and who was invited to get one. */
export function peopleApi(scope: FastifyInstance, { people, invitations, changeEmail }: Accounts) {
  const route = routesIn(scope, { tag: 'People', permission });

  route('GET /users', {
    permission: 'read content',
    summary: 'List everybody with an account; those who do not manage people get names, and who answers',
    answer: dataOf(z.array(listedPerson)),
    handle: async ({ user }) => {
      const everybody = await people.list();
      const mayManage = may(user, permission);
      return {
        data: everybody.map((person) => {
          const { id, name, disabled_at } = person;
          const may_answer = !disabled_at && may(person, 'work on leads');
          return mayManage ? { ...person, may_answer } : { id, name, disabled_at, may_answer };
        }),
      };
    },
  });

  route('POST /users/:id/disable', {
    isConfirmed: true,
    summary: 'Disable somebody; ends all their sessions',
    handle: async ({ id, user }) => doneAs(await people.disable(id, user), 'User Disabled!'),
  });

  route('POST /users/:id/enable', {
    isConfirmed: true,
    summary: 'Enable somebody again',
    handle: async ({ id, user }) => doneAs(await people.enable(id, user), 'User Enabled!'),
  });

  route('PUT /users/:id/role', {
    isConfirmed: true,
    summary: 'Give somebody a role; the last active owner stays',
    describedBody: roleChange,
    handle: async ({ id, user, request }) => doneAs(await people.changeRole(id, request.body, user), 'Role Changed!'),
  });

  route('PUT /users/:id/email', {
    summary: 'Change the email address of somebody; the new one counts once the link sent there has been used',
    describedBody: emailChange,
    handle: async ({ id, user, request: { body: input, ip: address } }) =>
      emailChangeAnswer(await changeEmail(id, { by: user, input, address })),
  });

  route('GET /invitations', {
    summary: 'List the open invitations',
    answer: dataOf(z.array(openInvitation)),
    handle: async () => ({ data: await invitations.list() }),
  });

  route('POST /invitations', {
    isConfirmed: true,
    summary: 'Invite somebody, as a writer by default; the link is shown only in this response',
    describedBody: invitation,
    status: 201,
    answer: savedOf(
      openInvitation.pick({ id: true, email: true, role: true, expires_at: true }).extend({ link: z.string() }),
    ),
    handle: async ({ user, request }) => {
      const outcome = await invitations.create(request.body, user);
      if (!outcome.ok) return outcome;
      const { isMailed, isAgain, ...data } = outcome.value;
      const created = isMailed === null ? CREATED : isMailed ? CREATED_AND_SENT : CREATED_UNSENT;
      return { data, message: isAgain ? `${created} ${REPLACES}` : created };
    },
  });

  route('DELETE /invitations/:id', {
    summary: 'Withdraw an invitation',
    handle: async ({ id, user }) => doneAs(await invitations.withdraw(id, user), 'Invitation Withdrawn!'),
  });
}

const CREATED = 'Invitation Created! Copy its link now: it is shown only once.';
const CREATED_AND_SENT = 'Invitation Created! The link was sent by email. It is shown here only once.';
const CREATED_UNSENT = 'Invitation Created! The link could not be emailed: copy it now, it is shown only once.';

const REPLACES = 'The earlier one for this address no longer works.';

const forOwners = z.object({
  ...user.pick({ email: true, role: true }).shape,
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  has_second_step: z.boolean(),
  has_tokens: z.boolean().describe('Whether programs act in their name'),
});

const listedPerson = z.object({
  ...user.pick({ id: true, name: true }).shape,
  disabled_at: z.iso.datetime().nullable(),
  may_answer: z.boolean().meta({ description: 'Whether messages and meeting requests can be assigned to them.' }),
  ...forOwners.partial().shape,
});

const openInvitation = z.object({
  id: z.int(),
  email: z.string().nullable(),
  role: z.enum(roles),
  invited_by: z.string().nullable(),
  invited_by_id: z.int().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
