import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AlarmName, alarmTexts } from '../../alarms/alarm-names.ts';
import type { BackupReport } from '../../backup/scheduled/backups.ts';
import { receivedAnswerSchema } from '../../content/preview-links/feedback.ts';
import { typesInEvery } from '../../content/translations/type-in-language.ts';
import { deadLinkSchema } from '../../site/links/dead-links.ts';
import {
  answeredSchema,
  failedRepliesSchema,
  inboxCounts,
  mailHealthSchema,
  refusedMessagesSchema,
  selfTestSchema,
} from '../inbox/leads.ts';
import { named } from '../openapi/schemas.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { Services } from '../../services.ts';
import { visibleDrafts } from '../content/drafts/draft-guard.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

export function dashboardApi(scope: FastifyInstance, services: Services) {
  const { content, previewLinks, deadLinks, inbox, mailHealth, messageLimits, selfTest, setAside, site, now } =
    services;
  const { accounts, alarms, backups, dataFolder, downloads, siteClock, notifiesOfAll, variablesSet } = services;
  const route = routesIn(scope, { tag: 'Dashboard', permission: 'run the site' });

  route('GET /overview', {
    permission: 'have an account',
    summary: 'Count what may need attention',
    description: 'Leaves out what you may not read.',
    answer: dataOf(overview),
    handle: async ({ user, request }) => {
      const mayWrite = may(user, 'write drafts');
      const [ofLeads, { demonstration, ...ofContent }, answers, dead_links, doubt, ofSite] = await Promise.all([
        may(user, 'read leads') ? readLeads() : null,
        content.dashboard(),
        mayWrite ? readAnswers(request, user) : [],
        mayWrite ? deadLinks() : [],
        siteClock.doubt(),
        may(user, 'run the site') ? readSite() : null,
      ]);
      const data = {
        ...ofLeads,
        ...(mayWrite && { ...ofContent, answers, dead_links, schedules_wait: doubt !== null }),
        ...(ofSite && { demonstration, ...ofSite }),
      };
      return { data };
    },
  });

  async function readAnswers(request: FastifyRequest, { id }: SignedInUser) {
    const visible = visibleDrafts(request);
    const [, ...others] = await site.readEveryLanguage();
    return previewLinks.answersTo(id, { ...visible, types: typesInEvery(others, visible.types) });
  }

  async function readLeads() {
    const [counts, set_aside, failed_replies, answered] = await Promise.all([
      inbox.countNew(),
      setAside.count(),
      mailHealth.readFailedReplies(),
      mailHealth.readAnswered(),
    ]);
    return {
      ...counts,
      set_aside,
      failed_replies,
      answered,
      refused_messages: messageLimits.lastRefused(now()),
    };
  }

  async function readSite() {
    const [steps, notifications, mail, self_test, files, fileStores, backup, colleagues, lasting, downloaded] =
      await Promise.all([
        content.checklist(),
        notifiesOfAll(),
        mailHealth.read(),
        selfTest.last(),
        dataFolder.fileCheck.last(),
        dataFolder.instances.countStores(),
        backups.report(),
        accounts.people.listActive(),
        alarms.list(),
        downloads.last(),
      ]);
    const checklist = steps && {
      ...steps,
      time_zone: steps.time_zone || variablesSet.includes('TIME_ZONE'),
      email: mail.is_configured,
      notifications,
      people: colleagues.length > 1,
      backup: downloaded !== null || (backup !== null && isKept(backup)),
    };
    return {
      checklist,
      mail,
      self_test,
      files,
      shares_files: fileStores < 2,
      backup,
      backup_downloaded_at: downloaded,
      alarms: lasting,
    };
  }

  route('POST /clock/confirm', {
    summary: 'Say that the clock of the server is right, after a jump or a long pause',
    description: 'What was held back is then done: what is due is deleted, and what is scheduled is published.',
    handle: async ({ user }) => {
      await siteClock.confirm(user);
      return { message: 'Clock confirmed.' };
    },
  });

  route('DELETE /checklist', {
    summary: 'Dismiss the set-up checklist, for everybody',
    handle: async () => {
      await content.dismissChecklist();
      return { message: 'Checklist dismissed.' };
    },
  });

  route('POST /checklist/restore', {
    summary: 'Show the set-up checklist again',
    handle: async () => {
      await content.restoreChecklist();
      return { message: 'Checklist restored.' };
    },
  });

  route('DELETE /demonstration', {
    isConfirmed: true,
    summary: 'Delete the unchanged records of the demonstration',
    handle: async ({ user }) => {
      const outcome = await content.removeDemonstration(user);
      return outcome.ok ? { message: `${records(outcome.value)} deleted.` } : outcome;
    },
  });

  route('POST /demonstration/restore', {
    isConfirmed: true,
    summary: 'Restore what the last removal of the demonstration deleted',
    handle: async ({ user }) => {
      const outcome = await content.restoreDemonstration(user);
      return outcome.ok ? { message: `${records(outcome.value)} restored.` } : outcome;
    },
  });
}

function records(count: number) {
  return count === 1 ? '1 demo record' : `${count} demo records`;
}

function isKept({ completed_at, is_late, failure }: BackupReport) {
  return completed_at !== null && !is_late && failure === null;
}

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
const overview = z
  .object({
    ...inboxCounts,
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
      .object({
        name: step,
        colors: step,
        logo: step,
        contact: step,
        time_zone: step,
        page: step,
        email: step,
        notifications: step,
        people: step,
        backup: step,
      })
      .nullable()
      .meta({ description: 'Which steps of the set-up are done; null once the checklist is dismissed.' }),
    mail: mailHealthSchema,
    failed_replies: failedRepliesSchema,
    answered: answeredSchema,
    refused_messages: refusedMessagesSchema,
    self_test: selfTestSchema.nullable(),
    files: z.object({ at: z.string(), missing: count, unaccounted: count }).nullable().meta({
      description: 'The last check of the uploaded files; null until the first one, soon after the start.',
    }),
    backup: backupSchema.nullable().meta({ description: 'The scheduled backups; null if there are none.' }),
    backup_downloaded_at: time.meta({ description: 'When a backup was last downloaded.' }),
    alarms: z.array(alarm).meta({ description: 'What is wrong with the site, the longest first.' }),
    shares_files: step.meta({ description: 'Whether all instances on this database have the same files.' }),
  })
  .partial();
