import type { FastifyInstance } from 'fastify';
import type { DataFolder } from '../../data-folder/data-folder.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import type { MailHealth } from '../../leads/email/mail-health.ts';
import type { MessageLimits } from '../../leads/intake/message-limits.ts';
import type { SelfTest } from '../../leads/self-test/self-test.ts';
import { answerOutcome } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { dashboardOperations as operations } from './dashboard-operations.ts';

/** The calls of the dashboard: what is waiting, and the demonstration that may go. */
export function dashboardApi(
  scope: FastifyInstance,
  { content, inbox, mailHealth, messageLimits, selfTest, dataFolder, now }: OverviewApi,
) {
  scope.get('/overview', operations.overview, async () => {
    const [leads, counts, mail, self_test, files] = await Promise.all([
      inbox.countNew(),
      content.overview(),
      mailHealth.read(),
      selfTest.last(),
      dataFolder.fileCheck.last(),
    ]);
    const refused_messages = messageLimits.lastRefused(now());
    return { data: { ...leads, ...counts, mail, refused_messages, self_test, files } };
  });

  scope.delete('/demonstration', operations.removeDemonstration, async (request, reply) => {
    const outcome = await content.removeDemonstration(signedIn(request).user);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: `${records(outcome.value)} of the demonstration deleted.` };
  });

  scope.post('/demonstration/restore', operations.restoreDemonstration, async (request, reply) => {
    const outcome = await content.restoreDemonstration(signedIn(request).user);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: `${records(outcome.value)} of the demonstration ${outcome.value === 1 ? 'is' : 'are'} back.` };
  });
}

function records(count: number) {
  return count === 1 ? '1 record' : `${count} records`;
}

interface OverviewApi {
  content: ContentStore;
  inbox: Inbox;
  mailHealth: MailHealth;
  messageLimits: MessageLimits;
  selfTest: SelfTest;
  dataFolder: DataFolder;
  now: () => Date;
}
