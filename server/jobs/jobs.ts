import { BACKUP_JOB } from '../backup/scheduled/backups.ts';
import { assertClockIsBelieved } from './believed-clock.ts';
import { cleanupJobs } from './cleanup-jobs.ts';
import type { Job } from './scheduler.ts';
import { selfTestJob } from './self-test-job.ts';
import { problemsOf } from './site-problems.ts';
import { readFailingCalendars } from '../leads/calendars/calendar-health.ts';
import { readMailboxHealth } from '../leads/answers/mailbox-state.ts';
import { readUnsentMail } from '../leads/email/mail-health.ts';
import { readFailingWebhooks } from '../programs/webhooks/webhook-health.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import type { Services } from '../services.ts';

const SECOND = 1_000; // ms
const MINUTE = 60 * SECOND;

/** Every recurring job. They run in one process, however many share the port or the database. */
export function recurringJobs(services: Services, { SELF_TEST_HOURS }: Configuration, log: Log): Job[] {
  const reporting = { isLocal: true, run: services.dataFolder.instances.report };
  return [
    { name: 'look at the clock', cron: '* * * * *', firstAfter: 1, isLocal: true, run: services.siteClock.look },
    { name: 'check files', cron: '0 0 * * *', firstAfter: SECOND, run: services.dataFolder.fileCheck.check },
    { name: 'report instance', cron: '*/30 * * * * *', firstAfter: SECOND, ...reporting },
    { name: 'self-test', cron: '*/10 * * * *', firstAfter: MINUTE, run: selfTestJob(services, SELF_TEST_HOURS, log) },
    { name: 'tell of spam', cron: '*/10 * * * *', firstAfter: MINUTE, run: services.setAside.tell },
    {
      name: 'remind of follow-ups',
      cron: '*/10 * * * *',
      firstAfter: MINUTE,
      run: () => remind(services, 'followUps'),
    },
    {
      name: 'remind of meetings',
      cron: '*/10 * * * *',
      firstAfter: MINUTE,
      run: () => remind(services, 'meetingReminders'),
    },
    {
      name: 'send digests',
      cron: '*/10 * * * *',
      firstAfter: MINUTE,
      run: async () => {
        await assertClockIsBelieved(services);
        return services.digests.send();
      },
    },
    { name: 'read calendars', cron: '*/10 * * * *', firstAfter: MINUTE, run: services.calendarReading.readAll },
    { name: 'attribute older leads', cron: '*/10 * * * *', firstAfter: SECOND, run: services.fillAttributions },
    { name: 'update the search index', cron: '* * * * *', firstAfter: SECOND, run: services.search.updateIndex },
    { name: BACKUP_JOB, cron: '*/10 * * * *', firstAfter: MINUTE, run: services.backups.runDue },
    { name: 'watch the site', cron: '* * * * *', firstAfter: 5 * MINUTE, run: () => watchSite(services) },
    ...(services.answerReading
      ? [{ name: 'read answers', cron: '*/20 * * * * *', firstAfter: SECOND, run: services.answerReading.readNew }]
      : []),
    ...cleanupJobs(services),
  ];
}

async function remind(
  services: Pick<Services, 'siteClock' | 'followUps' | 'meetingReminders'>,
  reminders: 'followUps' | 'meetingReminders',
) {
  await assertClockIsBelieved(services);
  return services[reminders].remind();
}

type Watched = Pick<
  Services,
  'alarms' | 'answerReading' | 'backups' | 'database' | 'selfTest' | 'jobHistory' | 'siteClock' | 'now'
>;

/** Raises an alarm for what goes on failing, and clears those that are over. The clock of each machine raises its own. */
async function watchSite(services: Watched): Promise<void> {
  const { alarms, answerReading, backups, database, selfTest, jobHistory, siteClock, now } = services;
  const [backup, mail, mailbox, calendars, webhooks, lastTest, jobs, doubt] = await Promise.all([
    backups.report(),
    readUnsentMail(database),
    answerReading ? readMailboxHealth(database) : null,
    readFailingCalendars(database, now()),
    readFailingWebhooks(database, now()),
    selfTest.last(),
    jobHistory.list(),
    siteClock.doubt(),
  ]);
  const problems = problemsOf({
    backup,
    mail,
    mailbox,
    calendars,
    webhooks,
    selfTest: lastTest,
    jobs,
    doubt,
    now: now(),
  });
  for (const name of ['backup', 'mail', 'mailbox', 'calendars', 'webhooks', 'self-test', 'jobs'] as const) {
    const problem = problems[name];
    await (problem ? alarms.raise(name, problem) : alarms.clear(name));
  }
}
