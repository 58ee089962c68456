import type { FastifyInstance } from 'fastify';
import { may } from '../../../content/permissions.ts';
import type { Services } from '../../services.ts';
import { visibleDrafts } from '../content/drafts/draft-guard.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { overview } from './overview.ts';

export function dashboardApi(scope: FastifyInstance, services: Services) {
  const { content, previewLinks, deadLinks, inbox, mailHealth, messageLimits, selfTest, setAside, now } = services;
  const { accounts, alarms, backups, dataFolder, siteClock } = services;
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
        mayWrite ? previewLinks.answersTo(user.id, visibleDrafts(request)) : [],
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

  async function readLeads() {
    const [counts, received, set_aside] = await Promise.all([inbox.countNew(), inbox.countPerWeek(), setAside.count()]);
    return { ...counts, received, set_aside, refused_messages: messageLimits.lastRefused(now()) };
  }

  async function readSite() {
    const [steps, mail, self_test, files, fileStores, backup, people, lasting] = await Promise.all([
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
    const checklist = steps && { ...steps, email: mail.is_configured, people: colleagues.length > 1 };
    return { checklist, mail, self_test, files, shares_files: fileStores < 2, backup, alarms: lasting };
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
    summary: 'Delete the unchanged records of the demonstration',
    handle: async ({ user }) => {
      const outcome = await content.removeDemonstration(user);
      return outcome.ok ? { message: `${records(outcome.value)} deleted.` } : outcome;
    },
  });

  route('POST /demonstration/restore', {
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
