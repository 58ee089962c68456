import type { Command } from '@commander-js/extra-typings';
import { openDestination } from '../backup/destination/destination.ts';
import { ownerOf, parseName } from '../backup/scheduled/backup-name.ts';
import { readStatus } from '../backup/scheduled/backup-status.ts';
import { createAlarms } from '../alarms/alarms.ts';
import { createSiteClock } from '../clock/site-clock.ts';
import { isJoined, joinSite, readSiteId, readSiteIds } from '../data-folder/site-id.ts';
import { isOverdue, type JobRow, listJobs } from '../jobs/job-history.ts';
import { isFailing } from '../jobs/site-problems.ts';
import { systemClock } from '../platform/clock.ts';
import { COMMAND_LINE, Refused, withDatabase } from './run-command.ts';
import { examine, mend } from '../doctor/doctor.ts';
import type { Site } from '../doctor/check.ts';
import { openExistingFiles } from '../media/storage/file-store.ts';
import { openForInspection } from '../open-database.ts';

/** Adds the commands with which an operator looks after jobs, backups and the clock. */
export function addWatchCommands(program: Command): void {
  program
    .command('jobs')
    .description('List the recurring jobs: when each last ran, how it went, and when it is next due.')
    .action(() =>
      withDatabase(async ({ kysely }) => {
        const [jobs, now] = [await listJobs(kysely), systemClock()];
        for (const job of jobs) console.log(describeJob(job, now));
        if (jobs.length === 0) console.log('No job has run yet. Is Plinth running?');
        if (jobs.some((job) => isFailing(job, now) || isOverdue(job, now))) process.exitCode = 1;
      }),
    );

  program
    .command('backups')
    .description('List the backups of this site, the oldest first.')
    .action(() =>
      withDatabase(async (database, configuration) => {
        const destination = openDestination(configuration);
        if (!destination) throw new Refused('No backups are made on schedule: BACKUP_DIR is not set.');
        const owner = ownerOf(await readSiteId(database));
        const { proved_name } = await readStatus(database);
        const names = (await destination.list()).filter((name) => parseName(name)?.owner === owner).sort();
        for (const name of names) console.log(`${name}${name === proved_name ? ', restored as a test' : ''}`);
        console.log(`${names.length === 1 ? '1 backup' : `${names.length} backups`} in ${destination.name}.`);
      }),
    );

  program
    .command('clock:confirm')
    .description('Say that the clock of this machine is right, after it jumped or the site was stopped for long.')
    .action(() =>
      withDatabase(async (database, _configuration, log) => {
        const alarms = createAlarms(database, { clock: systemClock, log });
        const siteClock = createSiteClock(database, { clock: systemClock, alarms, log });
        const doubt = await siteClock.doubt();
        await siteClock.confirm(COMMAND_LINE);
        console.log(doubt ? 'The clock is confirmed. What was held back is done now.' : 'Nobody doubted the clock.');
      }),
    );
}

function describeJob(job: JobRow, now: Date) {
  const { name, ended_at, outcome, detail, next_at } = job;
  const last = ended_at ? `${outcome} at ${ended_at}` : 'has not run yet';
  const next = next_at ? `; ${isOverdue(job, now) ? 'was due' : 'next'} at ${next_at}` : '';
  return `${name}: ${last}${next}${detail ? `. ${detail}` : ''}`;
}

/** Adds the command that says what is wrong with a site. It exits with 1 if anything is. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Report what is wrong with the site: files, references, emails, clocks, disk, schema, backups.')
    .option('--fix', 'first fix what can be fixed safely')
    .option('--adopt', 'link the data folder to this database, even if it belonged to another one')
    .action(({ fix, adopt }) =>
      withDatabase(
        async (database, configuration) => {
          const site = { database, configuration, files: await openExistingFiles(configuration), clock: systemClock };
          if (adopt) await adoptFiles(site);
          if (fix) for (const done of await mend(site)) console.log(done);
          const findings = await examine(site);
          for (const { problem } of findings) console.log(problem);
          if (findings.length === 0) console.log('No problems found.');
          else process.exitCode = 1;
        },
        { open: openForInspection },
      ),
    );
}

async function adoptFiles({ database, files }: Site) {
  if (!isJoined(await readSiteIds(database, files))) await joinSite(database, files);
}
