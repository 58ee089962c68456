import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findingStates, subjects } from '../../mail-server/domain/finding.ts';
import { mailServerInput } from '../../mail-server/input.ts';
import { passwordStates } from '../../mail-server/mail-server.ts';
import { securities } from '../../mail-server/tables.ts';
import type { Services } from '../../services.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';

type MailServices = Pick<Services, 'mailServer' | 'mailWorker' | 'testEmail'>;

/** The mail server of the settings. */
export function mailServerApi(scope: FastifyInstance, { mailServer, mailWorker, testEmail }: MailServices) {
  const route = routesIn(scope, { tag: 'Mail server', permission: 'run the site' });

  route('GET /mail-server', {
    summary: 'Read the mail server, without its password',
    answer: dataOf(overview),
    handle: async () => ({ data: await mailServer.read() }),
  });

  route('PUT /mail-server', {
    summary: 'Set the mail server',
    description:
      'Without `password` the one that is kept stays, unless server or user change. While SMTP_URL is set, that decides.',
    describedBody: mailServerInput,
    answer: savedOf(stored),
    handle: async ({ user, request }) => {
      const outcome = await mailServer.save(request.body, user);
      if (outcome.ok) mailWorker.wake();
      return savedAs(outcome, 'Mail Server Saved!');
    },
  });

  route('DELETE /mail-server', {
    summary: 'Remove the mail server; emails wait until there is another one',
    handle: async ({ user }) => doneAs(await mailServer.remove(user), 'Mail Server Removed!'),
  });

  route('POST /mail-server/test', {
    summary: 'Send yourself a test email from a mail server that need not be saved',
    description:
      'Says in words what failed, by the field that it is about, otherwise what other mail servers find out about such emails: `bad` keeps some from arriving, `note` is worth knowing. At most 20 an hour.',
    describedBody: mailServerInput,
    answer: savedOf(z.array(finding)),
    handle: async ({ user, request }) =>
      savedAs(
        await testEmail(request.body, user),
        `The mail server has accepted the email to ${user.email}. If it doesn’t arrive, check the spam folder.`,
      ),
  });
}

const finding = z.object({ subject: z.enum(subjects), state: z.enum(findingStates), sentence: z.string() });

const stored = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(securities),
  user: z.string().nullable(),
  password: z.enum(passwordStates).meta({
    description: 'Whether one is kept. An unreadable one was encrypted with the key of another data folder.',
  }),
  sender_address: z.string().nullable(),
  sender_name: z.string().nullable(),
  version: z.int(),
});

const overview = z.object({
  settings: stored.nullable(),
  environment: z
    .object({ server: z.string().nullable(), sender: z.string().nullable() })
    .meta({ description: 'What SMTP_URL and MAIL_FROM decide in place of the settings.' }),
  sender: z.string().meta({ description: 'Who emails are from.' }),
});
