import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import { passwordChange } from '../../accounts/passwords/password-change.ts';
import { profile } from '../../accounts/people/people.ts';
import { signedIn } from '../http/guard.ts';
import { sendFailure } from '../http/responses.ts';
import { messageResponse, operation, readBody } from '../openapi/operation.ts';
import { user } from './user.ts';

const tag = 'My account';
const permission = 'have an account';

/** The signed-in person's own account. */
export function accountApi(scope: FastifyInstance, accounts: Accounts) {
  scope.get('/account', read, async (request) => ({ data: signedIn(request).user }));

  scope.put('/account', rename, async (request, reply) => {
    const { user } = signedIn(request);
    const outcome = await accounts.people.rename(user, request.body);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return { data: { ...user, name: outcome.value }, message: 'Account Updated!' };
  });

  scope.get('/account/tour', readTour, async (request) => {
    return { data: { ended: await accounts.people.hasEndedTour(signedIn(request).user.id) } };
  });

  scope.put('/account/tour', changeTour, async (request, reply) => {
    const sent = readBody(request, changeTour);
    if (!sent.ok) return sendFailure(reply, sent);
    await accounts.people.setTour(signedIn(request).user.id, sent.value);
    return { data: sent.value };
  });

  scope.put('/account/password', changePassword, async (request, reply) => {
    const outcome = await accounts.changePassword(signedIn(request), request.body, request.ip);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return { message: 'Password Changed! All your other sessions have ended.' };
  });
}

const read = operation({ tag, permission, summary: 'Read your account', responses: { 200: z.object({ data: user }) } });

const rename = operation({
  tag,
  permission,
  summary: 'Change your name',
  body: profile,
  responses: { 200: z.object({ data: user, message: z.string() }) },
});

const tour = z.object(
  { ended: z.boolean('Ended must be yes or no.').meta({ description: 'Whether it was finished or dismissed.' }) },
  'The tour must be sent as named fields.',
);

const readTour = operation({
  tag,
  permission,
  summary: 'Return whether you have ended the tour of the admin area, in any browser',
  responses: { 200: z.object({ data: tour }) },
});

const changeTour = operation({
  tag,
  permission,
  summary: 'End the tour of the admin area, or begin it again',
  body: tour,
  responses: { 200: z.object({ data: tour }) },
});

const changePassword = operation({
  tag,
  permission,
  summary: 'Change your password; ends all your other sessions',
  body: passwordChange,
  responses: { 200: messageResponse },
});
