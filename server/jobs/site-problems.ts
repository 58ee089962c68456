import type { AlarmName } from '../alarms/alarm-names.ts';
import type { BackupReport } from '../backup/scheduled/backups.ts';
import { type Doubt, sentenceAbout } from '../clock/site-clock.ts';
import type { MailboxHealth } from '../leads/answers/mailbox-state.ts';
import { type FailingCalendar, sentenceAboutCalendar } from '../leads/calendars/calendar-health.ts';
import { type FailingWebhook, sentenceAboutWebhook } from '../programs/webhooks/webhook-health.ts';
import type { UnsentMail } from '../leads/email/mail-health.ts';
import type { SelfTestResult } from '../leads/self-test/self-test.ts';
import { isOverdue, type JobRow } from './job-history.ts';

/** What passes by itself is no problem. */
const LASTS = 15 * 60_000; // ms

/** What is stored about how a site runs. */
export interface SiteState {
  backup: BackupReport | null;
  mail: Pick<UnsentMail, 'failing' | 'failingSince'>;
  /** Null where no mailbox is read. */
  mailbox: MailboxHealth | null;
  /** Those elsewhere that have not been readable for long. */
  calendars: FailingCalendar[];
  /** Those that have failed for long, or were switched off by themselves. */
  webhooks: FailingWebhook[];
  selfTest: SelfTestResult | null;
  jobs: JobRow[];
  /** Why the clock is not believed. */
  doubt: Doubt | null;
  now: Date;
}

export type SiteProblems = Record<
  Extract<AlarmName, 'clock' | 'backup' | 'mail' | 'mailbox' | 'calendars' | 'webhooks' | 'self-test' | 'jobs'>,
  string | null
>;

/** Returns what has failed and goes on failing, each in a sentence or two; null where nothing has. */
export function problemsOf({
  backup,
  mail,
  mailbox,
  calendars,
  webhooks,
  selfTest,
  jobs,
  doubt,
  now,
}: SiteState): SiteProblems {
  return {
    clock: doubt && sentenceAbout(doubt),
    backup: backup && problemOfBackup(backup, doubt),
    mail: mail.failingSince && hasLasted(mail.failingSince, now) ? problemOfMail(mail.failing) : null,
    mailbox: mailbox?.failing_since && hasLasted(mailbox.failing_since, now) ? problemOfMailbox(mailbox) : null,
    calendars: calendars.map(sentenceAboutCalendar).join(' ') || null,
    webhooks: webhooks.map(sentenceAboutWebhook).join(' ') || null,
    'self-test': selfTest?.failed ? `${selfTest.sentence} Visitors’ messages may be affected too.` : null,
    jobs: problemOfJobs(jobs, doubt, now),
  };
}

function problemOfBackup({ failure, is_late, completed_at, trial_failure }: BackupReport, doubt: Doubt | null) {
  if (failure) return `The last backup failed: ${failure}`;
  if (is_late && !doubt) return `The last backup was made at ${completed_at}, and none since.`;
  return trial_failure && `The last backup could not be restored as a test: ${trial_failure}`;
}

function problemOfMail(failing: number) {
  const emails = failing === 1 ? '1 email' : `${failing} emails`;
  return `The mail server does not take ${emails}, which Plinth keeps trying to send. The inbox says why. See Mail server in the dashboard.`;
}

function problemOfMailbox({ failing_since, failure }: MailboxHealth) {
  return `The mailbox of answers cannot be read since ${failing_since}: ${failure} See IMAP_URL in the environment.`;
}

function problemOfJobs(jobs: JobRow[], doubt: Doubt | null, now: Date) {
  const failing = jobs.filter((job) => isFailing(job, now));
  const overdue = jobs.filter((job) => !doubt && isOverdue(job, now) && !failing.includes(job));
  const sentences = [
    ...failing.map(({ name, detail }) => `The job “${name}” fails: ${detail}`),
    ...overdue.map(({ name }) => `The job “${name}” has not run since it was due.`),
  ];
  return sentences.length > 0 ? `${sentences.join(' ')} See: npm run plinth -- jobs` : null;
}

export function isFailing({ failing_since }: JobRow, now: Date): boolean {
  return failing_since !== null && hasLasted(failing_since, now);
}

function hasLasted(since: string, now: Date) {
  return now.getTime() - Date.parse(since) >= LASTS;
}
