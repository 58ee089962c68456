import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { draftEmailKinds, draftEmails } from '../../../content/draft-emails.ts';
import { tidied } from '../../../content/model/typed-text.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { emailChange } from '../../accounts/email-change/email-change.ts';
import { passwordChange } from '../../accounts/passwords/password-change.ts';
import { profile } from '../../accounts/people/people.ts';
import { sessionIn } from '../http/guard.ts';
import { doneAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';
import { emailChangeAnswer } from './email-change-answer.ts';
import { user } from './user.ts';

/** The signed-in person's account, and where they are signed in. */
export function accountApi(scope: FastifyInstance, accounts: Accounts) {
  const { people, sessions } = accounts;
  const route = routesIn(scope, { tag: 'My account', permission: 'have an account', isWithoutFactor: true });

  route('GET /account', {
    summary: 'Read your account',
    answer: dataOf(user),
    handle: async ({ user }) => ({ data: user }),
  });

  route('PUT /account', {
    summary: 'Change your name',
    describedBody: profile,
    answer: savedOf(user),
    handle: async ({ user, request }) => {
      const outcome = await people.rename(user, request.body);
      return outcome.ok ? { data: { ...user, name: outcome.value }, message: 'Account Updated!' } : outcome;
    },
  });

  route('PUT /account/email', {
    summary: 'Change your email address; the new one counts once the link sent there has been used',
    describedBody: emailChange,
    handle: async ({ user, request: { body: input, ip: address } }) =>
      emailChangeAnswer(await accounts.changeEmail(user.id, { by: user, input, address })),
  });

  route('GET /account/tour', {
    summary: 'Return whether you have ended the tour of the admin area, in any browser',
    answer: dataOf(tour),
    handle: async ({ user }) => ({ data: { ended: await people.hasEndedTour(user.id) } }),
  });

  route('PUT /account/tour', {
    summary: 'End the tour of the admin area, or begin it again',
    body: tour,
    answer: dataOf(tour),
    handle: async ({ user, body }) => {
      await people.setTour(user.id, body);
      return { data: body };
    },
  });

  route('GET /account/emails', {
    summary: 'Return which emails about drafts you get',
    answer: dataOf(emails),
    handle: async ({ user }) => ({ data: await readEmails(user.id) }),
  });

  route('PUT /account/emails', {
    summary: 'Choose which emails about drafts you get; what is not sent stays',
    body: emails.partial(),
    answer: savedOf(emails),
    handle: async ({ user, body }) => {
      const chosen = { ...(await readEmails(user.id)), ...body };
      await people.muteEmails(
        user.id,
        draftEmailKinds.filter((kind) => !chosen[kind]),
      );
      return { data: await readEmails(user.id), message: 'Emails Chosen!' };
    },
  });

  route('GET /account/signature', {
    summary: 'Return what ends your replies to visitors',
    answer: dataOf(signature),
    handle: async ({ user }) => ({ data: { signature: (await people.readAuthor(user.id)).signature } }),
  });

  route('PUT /account/signature', {
    summary: 'Change what ends your replies to visitors',
    body: signature,
    answer: savedOf(signature),
    handle: async ({ user, body }) => {
      await people.setSignature(user.id, body.signature);
      return { data: body, message: 'Signature Saved!' };
    },
  });

  async function readEmails(id: number) {
    const muted = await people.mutedEmails(id);
    return Object.fromEntries(draftEmailKinds.map((kind) => [kind, !muted.includes(kind)]));
  }

  route('PUT /account/password', {
    summary: 'Change your password; ends all your other sessions',
    describedBody: passwordChange,
    handle: async ({ request }) => {
      const outcome = await accounts.changePassword(sessionIn(request), request.body, request.ip);
      return doneAs(outcome, 'Password Changed! All your other sessions have ended.');
    },
  });

  route('GET /sessions', {
    summary: 'List your open sessions',
    answer: dataOf(z.array(session)),
    handle: async ({ request }) => ({ data: await sessions.list(sessionIn(request)) }),
  });

  route('DELETE /sessions/:id', {
    summary: 'End one of your sessions',
    handle: async ({ request, id }) => doneAs(await sessions.end(id, sessionIn(request)), 'Session Ended!'),
  });

  route('DELETE /sessions', {
    summary: 'End all your other sessions',
    handle: async ({ request }) => {
      await sessions.endOthers(sessionIn(request));
      return { message: 'All Other Sessions Ended!' };
    },
  });
}

const tour = z.object(
  { ended: z.boolean('Ended must be yes or no.').meta({ description: 'Whether it was finished or dismissed.' }) },
  'The tour must be sent as named fields.',
);

const signature = z.object(
  {
    signature: z
      .string('Signature must be text.')
      .overwrite(tidied)
      .max(1_000, 'Signature can be at most 1,000 characters long.'),
  },
  'The signature must be sent as a named field.',
);

const isWanted = z.boolean('Each email must be true or false.');

const emails = z.object(
  Object.fromEntries(draftEmailKinds.map((kind) => [kind, isWanted.describe(draftEmails[kind].label)])),
  'The emails must be sent as named fields.',
);

const session = z.object({
  id: z.int(),
  address: z.string(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  current: z.boolean(),
});
