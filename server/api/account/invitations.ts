import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { roles } from '../../../content/roles.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { invitation } from '../../accounts/people/invitations.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

const tag = 'People';
const permission = 'manage people';

export function invitationsApi(scope: FastifyInstance, { invitations }: Accounts) {
  scope.get('/invitations', list, async () => ({ data: await invitations.list() }));

  scope.post('/invitations', create, async (request, reply) => {
    const outcome = await invitations.create(request.body, signedIn(request).user);
    if (!outcome.ok) return sendFailure(reply, outcome);
    const { isMailed, ...data } = outcome.value;
    return reply.status(201).send({ data, message: isMailed ? CREATED_AND_SENT : CREATED });
  });

  scope.delete<WithId>('/invitations/:id', withdraw, async (request, reply) => {
    const outcome = await invitations.withdraw(idIn(request.params), signedIn(request).user);
    return outcome.ok ? { message: 'Invitation Withdrawn!' } : sendFailure(reply, outcome);
  });
}

const CREATED = 'Invitation Created! Copy its link now: it is shown only once.';
const CREATED_AND_SENT = 'Invitation Created! The link was sent by email. It is shown here only once.';

const openInvitation = z.object({
  id: z.int(),
  email: z.string().nullable(),
  role: z.enum(roles),
  invited_by: z.string().nullable(),
  invited_by_id: z.int().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});

const list = operation({
  tag,
  permission,
  summary: 'List the open invitations',
  responses: { 200: z.object({ data: z.array(openInvitation) }) },
});

const create = operation({
  tag,
  permission,
  summary: 'Invite somebody, as a writer by default; the link is shown only in this response',
  body: invitation,
  responses: {
    201: z.object({
      data: openInvitation.pick({ id: true, email: true, role: true, expires_at: true }).extend({ link: z.string() }),
      message: z.string(),
    }),
  },
});

const withdraw = operation({ tag, permission, summary: 'Withdraw an invitation', responses: { 200: messageResponse } });
