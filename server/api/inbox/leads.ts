import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { byPlural } from '../../../content/inbox/inbox-kinds.ts';
import type { MailHealth } from '../../leads/email/mail-health.ts';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import type { SelfTest } from '../../leads/self-test/self-test.ts';
import { stages } from '../../leads/tables.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

/** The inbox as a whole: counts of new items, its emails, and the self-test. */
export function leadsApi(scope: FastifyInstance, { inbox, mailHealth, selfTest }: LeadsServices) {
  scope.get('/leads/new', countNew, async () => ({ data: await inbox.countNew() }));

  scope.post('/leads/resend', resend, async () => {
    const count = await mailHealth.retry();
    const emails = count === 1 ? '1 email' : `${count} emails`;
    return { message: count === 0 ? 'No email has failed.' : `Trying ${emails} again.` };
  });

  scope.post('/leads/self-test', runSelfTest, async () => {
    const result = await selfTest.run();
    return { data: result, message: result.sentence };
  });
}

interface LeadsServices {
  inbox: Inbox;
  mailHealth: MailHealth;
  selfTest: SelfTest;
}

const tag = 'Inbox';
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

export const refusedMessagesSchema = z
  .object({ of: z.enum(['one sender', 'everybody']), at: time })
  .nullable()
  .meta({ description: 'The last time within an hour that messages were refused because too many arrived.' });

export const selfTestSchema = z.object({
  at: time,
  failed: z.enum(stages).nullable().meta({ description: 'The stage that failed.' }),
  sentence: z.string(),
});

const countNew = operation({
  tag,
  permission: 'read leads',
  summary: 'Count the items with the status “new”',
  responses: { 200: z.object({ data: z.object(inboxCounts) }) },
});

const resend = operation({
  tag,
  permission: 'run the site',
  summary: 'Retry all failed emails that were not given up',
  responses: { 200: messageResponse },
});

const runSelfTest = operation({
  tag,
  permission: 'run the site',
  summary: 'Send a test message as visitors do, and report whether it is accepted, stored and emailed to the agency',
  description: 'The message does not appear in the inbox and is deleted afterwards. Takes up to a minute.',
  responses: { 200: z.object({ data: selfTestSchema, message: z.string() }) },
});
