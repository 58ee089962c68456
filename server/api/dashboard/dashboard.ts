import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { byPlural } from '../../../content/inbox/inbox-kinds.ts';
import { may } from '../../../content/permissions.ts';
import type { Backups } from '../../backup/scheduled/backups.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { PreviewLinks } from '../../content/preview-links/preview-links.ts';
import { decisions } from '../../content/preview-links/tables.ts';
import type { DataFolder } from '../../data-folder/data-folder.ts';
import type { MailHealth } from '../../leads/email/mail-health.ts';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import type { MessageLimits } from '../../leads/intake/message-limits.ts';
import type { SelfTest } from '../../leads/self-test/self-test.ts';
import type { Clock } from '../../platform/clock.ts';
import { visibleDrafts } from '../content/draft-guard.ts';
import { signedIn } from '../http/guard.ts';
import { sendFailure } from '../http/responses.ts';
import { inboxCounts, mailHealthSchema, refusedMessagesSchema, selfTestSchema } from '../inbox/leads.ts';
import type { Services } from '../../services.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';

const tag = 'Dashboard';

export function dashboardApi(scope: FastifyInstance, services: DashboardServices) {
  const { content, previewLinks, inbox, mailHealth, messageLimits, selfTest, dataFolder, backups, accounts, now } =
    services;

  scope.get('/overview', read, async (request) => {
    const { user } = signedIn(request);
    const mayWrite = may(user, 'write drafts');
    const [ofLeads, { demonstration, ...ofContent }, answers, dead_links, ofSite] = await Promise.all([
      may(user, 'read leads') ? readLeads() : null,
      content.dashboard(),
      mayWrite ? previewLinks.answersTo(user.id, visibleDrafts(request)) : [],
      mayWrite ? services.deadLinks() : [],
      may(user, 'run the site') ? readSite() : null,
    ]);
    const data = {
      ...ofLeads,
      ...(mayWrite && { ...ofContent, answers, dead_links }),
      ...(ofSite && { demonstration, ...ofSite }),
    };
    return { data };
  });

  async function readLeads() {
    const [counts, received] = await Promise.all([inbox.countNew(), inbox.countPerWeek()]);
    return { ...counts, received, refused_messages: messageLimits.lastRefused(now()) };
  }

  async function readSite() {
    const [own, mail, self_test, files, fileStores, backup, people] = await Promise.all([
      content.checklist(),
      mailHealth.read(),
      selfTest.last(),
      dataFolder.fileCheck.last(),
      dataFolder.instances.countStores(),
      backups.report(),
      accounts.people.list(),
    ]);
    const colleagues = people.filter(({ disabled_at }) => disabled_at === null);
    const checklist = own && { ...own, email: mail.is_configured, people: colleagues.length > 1 };
    return { checklist, mail, self_test, files, shares_files: fileStores < 2, backup };
  }

  scope.delete('/checklist', putChecklistAway, async () => {
    await content.putChecklistAway();
    return { message: 'Checklist dismissed.' };
  });

  scope.post('/checklist/restore', restoreChecklist, async () => {
    await content.restoreChecklist();
    return { message: 'Checklist restored.' };
  });

  scope.delete('/demonstration', removeDemonstration, async (request, reply) => {
    const outcome = await content.removeDemonstration(signedIn(request).user);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return { message: `${records(outcome.value)} deleted.` };
  });

  scope.post('/demonstration/restore', restoreDemonstration, async (request, reply) => {
    const outcome = await content.restoreDemonstration(signedIn(request).user);
    if (!outcome.ok) return sendFailure(reply, outcome);
    return { message: `${records(outcome.value)} restored.` };
  });
}

function records(count: number) {
  return count === 1 ? '1 demo record' : `${count} demo records`;
}

interface DashboardServices extends Pick<Services, 'deadLinks'> {
  content: ContentStore;
  previewLinks: Pick<PreviewLinks, 'answersTo'>;
  inbox: Inbox;
  mailHealth: MailHealth;
  messageLimits: MessageLimits;
  selfTest: SelfTest;
  dataFolder: DataFolder;
  backups: Backups;
  accounts: Accounts;
  now: Clock;
}

const count = z.int();
const step = z.boolean();
const time = z.iso.datetime().nullable();
const text = z.string().nullable();

const answer = named(
  'ReceivedAnswer',
  z.object({
    draft_id: z.int(),
    type: z.string(),
    key: z.string().nullable(),
    title: z.string(),
    answer: z.enum([...decisions, 'comment']),
    by: z.string(),
    at: z.iso.datetime(),
  }),
);

const backupSchema = z.object({
  completed_at: time.meta({ description: 'The last complete backup.' }),
  is_late: z.boolean().meta({ description: 'Whether it is older than twice the interval.' }),
  failure: text.meta({ description: 'Why the last attempt failed.' }),
  tried_at: time.meta({ description: 'When a backup was last restored as a test.' }),
  trial_failure: text.meta({ description: 'Why the test failed.' }),
});

const deadLink = z.object({
  type: z.string(),
  key: z.string(),
  title: z.string(),
  field: z.string().meta({ description: 'Where in the record, such as sections.2.html' }),
  text: z.string(),
  href: z.string(),
});

const read = operation({
  tag,
  permission: 'have an account',
  summary: 'Count what may need attention',
  description: 'Leaves out what you may not read.',
  responses: {
    200: z.object({
      data: z
        .object({
          ...inboxCounts,
          received: z.object(byPlural(() => z.array(count))).meta({
            description: 'How much was received in each of the last eight weeks, without spam, latest week last.',
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
            .array(deadLink)
            .meta({ description: 'Up to 50 links on public pages to records that visitors cannot see.' }),
          demonstration: count,
          checklist: z
            .object({ name: step, brand: step, contact: step, page: step, email: step, people: step })
            .nullable()
            .meta({ description: 'Which steps of the set-up are done; null once the checklist is dismissed.' }),
          mail: mailHealthSchema,
          refused_messages: refusedMessagesSchema,
          self_test: selfTestSchema.nullable(),
          files: z.object({ at: z.string(), missing: count, unaccounted: count }).nullable().meta({
            description: 'The last check of the uploaded files; null until the first one, soon after the start.',
          }),
          backup: backupSchema.nullable().meta({ description: 'The scheduled backups; null if there are none.' }),
          shares_files: step.meta({ description: 'Whether all instances on this database have the same files.' }),
        })
        .partial(),
    }),
  },
});

const putChecklistAway = operation({
  tag,
  permission: 'run the site',
  summary: 'Dismiss the set-up checklist, for everybody',
  responses: { 200: messageResponse },
});

const restoreChecklist = operation({
  tag,
  permission: 'run the site',
  summary: 'Show the set-up checklist again',
  responses: { 200: messageResponse },
});

const removeDemonstration = operation({
  tag,
  permission: 'run the site',
  summary: 'Delete the unchanged records of the demonstration',
  responses: { 200: messageResponse },
});

const restoreDemonstration = operation({
  tag,
  permission: 'run the site',
  summary: 'Restore what the last removal of the demonstration deleted',
  responses: { 200: messageResponse },
});
