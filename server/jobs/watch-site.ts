import { readUnsentMail } from '../leads/email/unsent-mail.ts';
import type { Services } from '../services.ts';
import { problemsOf } from './site-problems.ts';

type Watched = Pick<Services, 'alarms' | 'backups' | 'database' | 'selfTest' | 'jobHistory' | 'siteClock' | 'now'>;

/** Raises an alarm for what goes on failing, and clears those that are over. The clock of each machine raises its own. */
export async function watchSite(services: Watched): Promise<void> {
  const { alarms, backups, database, selfTest, jobHistory, siteClock, now } = services;
  const [backup, mail, lastTest, jobs, doubt] = await Promise.all([
    backups.report(),
    readUnsentMail(database),
    selfTest.last(),
    jobHistory.list(),
    siteClock.doubt(),
  ]);
  const problems = problemsOf({ backup, mail, selfTest: lastTest, jobs, doubt, now: now() });
  for (const name of ['backup', 'mail', 'self-test', 'jobs'] as const) {
    const problem = problems[name];
    await (problem ? alarms.raise(name, problem) : alarms.clear(name));
  }
}
