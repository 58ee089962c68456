import { z } from 'zod';
import { byPlural } from '../../../content/inbox/inbox-kinds.ts';
import { type AlarmName, alarmTexts } from '../../alarms/alarm-names.ts';
import { receivedAnswerSchema } from '../../content/preview-links/received-answers.ts';
import { deadLinkSchema } from '../../site/links/dead-links.ts';
import { inboxCounts, mailHealthSchema, refusedMessagesSchema, selfTestSchema } from '../inbox/leads.ts';
import { named } from '../openapi/schemas.ts';

const count = z.int();
const step = z.boolean();
const time = z.iso.datetime().nullable();
const text = z.string().nullable();

const answer = named('ReceivedAnswer', receivedAnswerSchema);

const backupSchema = z.object({
  completed_at: time.meta({ description: 'The last complete backup.' }),
  is_late: z.boolean().meta({ description: 'Whether it is older than twice the interval.' }),
  failure: text.meta({ description: 'Why the last attempt failed.' }),
  tried_at: time.meta({ description: 'When a backup was last restored as a test.' }),
  trial_failure: text.meta({ description: 'Why the test failed.' }),
});

const alarm = z.object({
  name: z.enum(Object.keys(alarmTexts) as AlarmName[]),
  title: z.string(),
  sentence: z.string(),
  raised_at: z.iso.datetime(),
});

/** What may need attention, as far as the signed-in person may read it. */
export const overview = z
  .object({
    ...inboxCounts,
    received: z.object(byPlural(() => z.array(count))).meta({
      description: 'How much was received in each of the last eight weeks, without spam, latest week last.',
    }),
    set_aside: z.object(inboxCounts).meta({
      description: 'What the spam filter set aside in the last seven days and is still there.',
    }),
    inactive: z.record(z.string(), count),
    blogs_without_author: count,
    blogs_without_headings: count,
    blank_pages: z
      .array(z.object({ key: z.string(), title: z.string(), blanks: count }))
      .meta({ description: 'Active pages whose texts have blanks in brackets to fill in.' }),
    answers: z.array(answer).meta({
      description: 'What visitors have said about drafts through your links, newest first.',
    }),
    dead_links: z
      .array(deadLinkSchema)
      .meta({ description: 'Up to 50 links on public pages to records that visitors cannot see.' }),
    schedules_wait: z
      .boolean()
      .meta({ description: 'Whether nothing is published on schedule until an owner confirms the clock.' }),
    demonstration: count,
    checklist: z
      .object({ name: step, colors: step, logo: step, contact: step, page: step, email: step, people: step })
      .nullable()
      .meta({ description: 'Which steps of the set-up are done; null once the checklist is dismissed.' }),
    mail: mailHealthSchema,
    refused_messages: refusedMessagesSchema,
    self_test: selfTestSchema.nullable(),
    files: z.object({ at: z.string(), missing: count, unaccounted: count }).nullable().meta({
      description: 'The last check of the uploaded files; null until the first one, soon after the start.',
    }),
    backup: backupSchema.nullable().meta({ description: 'The scheduled backups; null if there are none.' }),
    alarms: z.array(alarm).meta({ description: 'What is wrong with the site, the longest first.' }),
    shares_files: step.meta({ description: 'Whether all instances on this database have the same files.' }),
  })
  .partial();
