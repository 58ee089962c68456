import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { may } from '../../../content/permissions.ts';
import { visibleDrafts } from '../content/drafts/draft-guard.ts';
import { signedIn } from '../http/guard.ts';
import { sendFailure } from '../http/responses.ts';
import type { Services } from '../../services.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { overview } from './overview.ts';

const tag = 'Dashboard';

export function dashboardApi(scope: FastifyInstance, services: Services) {
  const { content, previewLinks, deadLinks, inbox, mailHealth, messageLimits, selfTest, setAside, now } = services;
  const { accounts, alarms, backups, dataFolder } = services;

  scope.get('/overview', read, async (request) => {
    const { user } = signedIn(request);
    const mayWrite = may(user, 'write drafts');
    const [ofLeads, { demonstration, ...ofContent }, answers, dead_links, doubt, ofSite] = await Promise.all([
      may(user, 'read leads') ? readLeads() : null,
      content.dashboard(),
      mayWrite ? previewLinks.answersTo(user.id, visibleDrafts(request)) : [],
      mayWrite ? deadLinks() : [],
      services.siteClock.doubt(),
      may(user, 'run the site') ? readSite() : null,
    ]);
    const data = {
      ...ofLeads,
      ...(mayWrite && { ...ofContent, answers, dead_links, schedules_wait: doubt !== null }),
      ...(ofSite && { demonstration, ...ofSite }),
    };
    return { data };
  });

  async function readLeads() {
    const [counts, received, set_aside] = await Promise.all([inbox.countNew(), inbox.countPerWeek(), setAside.count()]);
    return { ...counts, received, set_aside, refused_messages: messageLimits.lastRefused(now()) };
  }

  async function readSite() {
    const [own, mail, self_test, files, fileStores, backup, people, lasting] = await Promise.all([
      content.checklist(),
      mailHealth.read(),
      selfTest.last(),
      dataFolder.fileCheck.last(),
      dataFolder.instances.countStores(),
      backups.report(),
      accounts.people.list(),
      alarms.list(),
    ]);
    const colleagues = people.filter(({ disabled_at }) => disabled_at === null);
    const checklist = own && { ...own, email: mail.is_configured, people: colleagues.length > 1 };
    return { checklist, mail, self_test, files, shares_files: fileStores < 2, backup, alarms: lasting };
  }

  scope.post('/clock/confirm', confirmClock, async (request) => {
    await services.siteClock.confirm(signedIn(request).user);
    return { message: 'Clock confirmed.' };
  });

  scope.delete('/checklist', dismissChecklist, async () => {
    await content.dismissChecklist();
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

const read = operation({
  tag,
  permission: 'have an account',
  summary: 'Count what may need attention',
  description: 'Leaves out what you may not read.',
  responses: {
    200: z.object({ data: overview }),
  },
});

const confirmClock = operation({
  tag,
  permission: 'run the site',
  summary: 'Say that the clock of the server is right, after a jump or a long pause',
  description: 'What was held back is then done: what is due is deleted, and what is scheduled is published.',
  responses: { 200: messageResponse },
});

const dismissChecklist = operation({
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
