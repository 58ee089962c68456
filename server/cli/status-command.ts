import type { Command } from '@commander-js/extra-typings';
import { type BackupReport, createBackups } from '../backup/scheduled/backups.ts';
import { readDoubt } from '../clock/site-clock.ts';
import { type JobRow, listJobs } from '../jobs/job-history.ts';
import { problemsOf } from '../jobs/site-problems.ts';
import { createSelfTest } from '../leads/self-test/self-test.ts';
import type { MailboxHealth } from '../leads/answers/mailbox-state.ts';
import { readSiteFigures, type SiteFigures } from '../monitoring/site-figures.ts';
import { systemClock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import { ownAddress } from '../platform/configuration/own-address.ts';
import { readVersion } from '../platform/version.ts';
import { withDatabase } from './run-command.ts';

const RESPONSE_TIMEOUT = 5_000; // ms

const NONE = 'none yet';

const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Adds the command that says how the site is doing. It exits with 1 while the server is not ready or something goes on failing. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description(
      'Print whether the server is ready, how emails, pictures, jobs and backups are doing, and what is wrong.',
    )
    .action(() =>
      withDatabase(async (database, configuration, log) => {
        const selfTest = createSelfTest(database, { clock: systemClock, address: ownAddress(configuration) });
        const backups = createBackups(database, configuration, { clock: systemClock, log });
        const server = await askServer(configuration);
        const figures = await readSiteFigures(database, {
          clock: systemClock,
          selfTest,
          backups,
          isMailboxRead: configuration.IMAP_URL !== undefined,
        });
        const [jobs, doubt, now] = [await listJobs(database.kysely), await readDoubt(database), systemClock()];
        const problems = Object.values(problemsOf({ ...figures, jobs, doubt, now })).filter(
          (problem) => problem !== null,
        );
        console.log(`Version: ${readVersion()}`);
        console.log(`Server: ${server.sentence}`);
        console.log(`Database: ${databases[database.dialect.name]}`);
        console.log(linesOf(figures, jobs).join('\n'));
        for (const problem of problems) console.log(`Problem: ${problem}`);
        if (!server.isReady || problems.length > 0) process.exitCode = 1;
      }),
    );
}

async function askServer(configuration: Configuration) {
  const address = ownAddress(configuration);
  try {
    const { ok } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT) });
    return { isReady: ok, sentence: ok ? `ready at ${address}` : `running at ${address}, but not ready` };
  } catch {
    return { isReady: false, sentence: `no response at ${address}` };
  }
}

function linesOf({ mail, mailbox, variants, selfTest, backup }: SiteFigures, jobs: JobRow[]): string[] {
  const oldest = mail.oldest === null ? '' : `, the oldest since ${mail.oldest}`;
  const { webp, avif } = variants;
  const last = jobs.map(({ ended_at }) => ended_at ?? '').sort();
  return [
    `Emails to be sent: ${mail.waiting}, failing: ${mail.failing}${oldest}`,
    ...(mailbox ? [`Answers: ${describeMailbox(mailbox)}`] : []),
    `Pictures to be encoded: ${webp.waiting} as WebP, ${avif.waiting} as AVIF, failed: ${webp.failed + avif.failed}`,
    `Last self-test: ${selfTest === null ? NONE : `${selfTest.at}. ${selfTest.sentence}`}`,
    `Last backup: ${backup === null ? 'none, as BACKUP_DIR is not set' : describeBackup(backup)}`,
    `Last job: ${last.at(-1) || NONE}`,
  ];
}

function describeMailbox({ read_at, failing_since, failure }: MailboxHealth) {
  const last = `last read at ${read_at ?? NONE}`;
  return failing_since ? `${last}; the mailbox cannot be read since ${failing_since}: ${failure}` : last;
}

function describeBackup({ completed_at, failure, tried_at, trial_failure }: BackupReport) {
  const trial =
    tried_at === null
      ? ''
      : `; restored as a test at ${tried_at}${trial_failure ? `, which failed: ${trial_failure}` : ''}`;
  return `${completed_at ?? NONE}${failure ? `; the last attempt failed: ${failure}` : ''}${trial}`;
}
