import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import type { MailHealth } from '../../leads/email/mail-health.ts';
import type { SelfTest } from '../../leads/self-test/self-test.ts';
import { leadsOperations as operations } from './leads-operations.ts';

/** The calls on all leads together: how many are new, the mails about them, and whether they arrive at all. */
export function leadsApi(scope: FastifyInstance, { inbox, mailHealth, selfTest }: LeadsApi) {
  scope.get('/leads/new', operations.countNew, async () => ({ data: await inbox.countNew() }));

  scope.post('/leads/resend', operations.resend, async () => {
    const count = await mailHealth.tryAgain();
    return { message: count === 0 ? 'No mail has failed.' : `Mails that are tried again: ${count}.` };
  });

  scope.post('/leads/self-test', operations.selfTest, async () => {
    const result = await selfTest.run();
    return { data: result, message: result.sentence };
  });
}

interface LeadsApi {
  inbox: Inbox;
  mailHealth: MailHealth;
  selfTest: SelfTest;
}
