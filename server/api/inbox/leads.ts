import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { byPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { stages } from '../../leads/tables.ts';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';

type LeadsServices = Pick<Services, 'inbox' | 'mailHealth' | 'selfTest'>;

/** The inbox as a whole: counts of new items, its emails, and the self-test. */
export function leadsApi(scope: FastifyInstance, { inbox, mailHealth, selfTest }: LeadsServices) {
  const route = routesIn(scope, { tag: 'Inbox', permission: 'run the site' });

  route('GET /leads/new', {
    permission: 'read leads',
    summary: 'Count the items with the status “new”',
    answer: dataOf(z.object(inboxCounts)),
    handle: async () => ({ data: await inbox.countNew() }),
  });

  route('POST /leads/resend', {
    summary: 'Retry all failed emails that were not given up',
    handle: async () => {
      const count = await mailHealth.retry();
      const emails = count === 1 ? '1 email' : `${count} emails`;
      return { message: count === 0 ? 'No email has failed.' : `Trying ${emails} again.` };
    },
  });

  route('POST /leads/self-test', {
    summary: 'Send a test message as visitors do, and report whether it is accepted, stored and emailed to the agency',
    description: 'The message does not appear in the inbox and is deleted afterwards. Takes up to a minute.',
    answer: savedOf(selfTestSchema),
    handle: async () => {
      const result = await selfTest.run();
      return { data: result, message: result.sentence };
    },
  });
}

const count = z.int();
const time = z.iso.datetime();

/** A count for each kind of inbox item. */
export const inboxCounts = byPlural(() => count);

export const mailHealthSchema = z.object({
  is_configured: z.boolean(),
  failing: z
    .object({ mails: count, ...inboxCounts, since: time, reason: z.string() })
    .nullable()
    .meta({ description: 'The emails that failed and are retried, and the items they belong to.' }),
});

const waitingVisitors = z.array(
  z.object({ kind: z.enum(inboxKinds.map(({ plural }) => plural)), id: count, name: z.string() }),
);

export const failedRepliesSchema = waitingVisitors.meta({
  description: 'The items whose last reply the mail server refused for good, or that came back.',
});

export const answeredSchema = waitingVisitors.meta({
  description: 'The open items that were answered since the last reply to them.',
});

export const refusedMessagesSchema = z
  .object({ of: z.enum(['one sender', 'everybody']), at: time })
  .nullable()
  .meta({ description: 'The last time within an hour that messages were refused because too many arrived.' });

export const selfTestSchema = z.object({
  at: time,
  failed: z.enum(stages).nullable().meta({ description: 'The stage that failed.' }),
  sentence: z.string(),
});
