import { z } from 'zod';
import { stages } from '../../leads/tables.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

const tag = 'Inbox';
const count = z.int();
const time = z.iso.datetime();

export const mailHealth = z.object({
  is_configured: z.boolean(),
  failing: z
    .object({ mails: count, messages: count, meetings: count, since: time, reason: z.string() })
    .nullable()
    .meta({ description: 'What could not be sent at the last attempt, and is tried again.' }),
});

export const refusedMessages = z
  .object({ of: z.enum(['one sender', 'everybody']), at: time })
  .nullable()
  .meta({ description: 'The last time within an hour that too many messages came, so that some were refused.' });

export const selfTestResult = z.object({
  at: time,
  failed: z.enum(stages).nullable().meta({ description: 'The stage that failed.' }),
  sentence: z.string(),
});

export const leadsOperations = {
  countNew: operation({
    tag,
    summary: 'Count the messages and meeting requests that nobody has begun with',
    responses: { 200: z.object({ data: z.object({ messages: count, meetings: count }) }) },
  }),
  resend: operation({
    tag,
    summary: 'Try all mails that failed again at once, but for those given up',
    responses: { 200: messageResponse },
  }),
  selfTest: operation({
    tag,
    summary: 'Send a message as visitors do, and see whether it is accepted, stored and mailed to the agency',
    description:
      'It is not among the messages in the inbox, and is cleared away afterwards. This takes up to a minute.',
    responses: { 200: z.object({ data: selfTestResult, message: z.string() }) },
  }),
};
