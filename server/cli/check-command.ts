import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import type { Command } from '@commander-js/extra-typings';
import { pino } from 'pino';
import { openDestination } from '../backup/destination/destination.ts';
import { readDoubt, sentenceAbout } from '../clock/site-clock.ts';
import { findFullDisks } from '../data-folder/disk-space.ts';
import { openFileStore } from '../media/storage/file-store.ts';
import { openForInspection, refuseBeginning, siteExists } from '../open-database.ts';
import { type Configuration, readConfiguration } from '../platform/configuration/configuration.ts';
import { pendingMigrations } from '../platform/database/migrate.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { checkOpenFiles } from '../platform/process/open-files.ts';
import { openMail } from './mail-account.ts';
import { sentenceOf } from './run-command.ts';

/** How a check went, in words. What a site can start without is no failure. */
type Found = string | { failure: string } | { warning: string };

const checks: Record<string, (configuration: Configuration, log: Log) => Promise<Found>> = {
  'Open files': async (_configuration, log) => {
    checkOpenFiles(log);
    return 'enough';
  },
  'Data folder': async ({ DATA_DIR, BACKUP_DIR }) => {
    if (!existsSync(DATA_DIR)) return `${DATA_DIR} is not there yet, the start makes it`;
    await access(DATA_DIR, constants.W_OK);
    const [full] = await findFullDisks({ DATA_DIR, BACKUP_DIR });
    return full ? { warning: full } : `${DATA_DIR} can be written to`;
  },
  Database: async (configuration, log) => {
    if (!(await siteExists(configuration, log))) {
      await refuseBeginning(configuration, log);
      return 'none yet, the start makes one';
    }
    return withDatabaseOf(configuration, log, async (database) => {
      const damage = await database.findDamage();
      if (damage) return { failure: `it is damaged: ${damage}` };
      const { length } = await pendingMigrations(database);
      return length === 0 ? 'sound and up to date' : `sound; the start runs ${length} migrations`;
    });
  },
  Clock: async (configuration, log) => {
    if (!(await siteExists(configuration, log))) return 'nothing to compare it with';
    return withDatabaseOf(configuration, log, async (database) => {
      if ((await pendingMigrations(database)).length > 0) return 'is compared after the upgrade';
      const doubt = await readDoubt(database);
      return doubt ? { warning: sentenceAbout(doubt) } : 'as expected';
    });
  },
  Pictures: async (configuration, log) => {
    if (!(await siteExists(configuration, log))) return 'none yet';
    const { name, storage } = await openFileStore(configuration);
    await storage.check();
    return `the ${name} can be read and written`;
  },
  Backups: async (configuration) => {
    const destination = openDestination(configuration);
    if (!destination) return { warning: 'none are made, as BACKUP_DIR is not set' };
    try {
      await destination.check();
    } catch (error) {
      return { warning: (error as Error).message };
    }
    return `${destination.name} can be written to`;
  },
  Email: async (configuration, log) => {
    const opened = await openMail(configuration, log);
    if (!opened) return { warning: NO_MAIL };
    try {
      await opened.mail.verify();
    } catch (error) {
      return { warning: `the mail server does not take emails: ${(error as Error).message}` };
    }
    return 'the mail server answers';
  },
};

const NO_MAIL = 'not set up: the settings have no mail server, and SMTP_URL is not set';

/** Adds the command that says whether a start will succeed. It begins no site, and exits with 1 if the start would fail. */
export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description('Check configuration, disk, database, clock, pictures, backups and email before a start.')
    .action(async () => {
      const configuration = readConfiguration();
      console.log('Configuration: complete');
      const log = createLog('error', { destination: pino.destination({ dest: 2, sync: true }) });
      for (const [name, check] of Object.entries(checks)) {
        const found = await attempt(() => check(configuration, log));
        if (typeof found === 'string') console.log(`${name}: ${found}`);
        else if ('warning' in found) console.log(`${name}: warning: ${found.warning}`);
        else {
          console.log(`${name}: failed: ${found.failure}`);
          process.exitCode = 1;
        }
      }
    });
}

async function attempt(check: () => Promise<Found>): Promise<Found> {
  try {
    return await check();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) return { failure: (error as Error).message };
    return { failure: sentenceOf(error) };
  }
}

async function withDatabaseOf<Result>(
  configuration: Configuration,
  log: Log,
  work: (database: Awaited<ReturnType<typeof openForInspection>>) => Promise<Result>,
) {
  const database = await openForInspection(configuration, log);
  try {
    return await work(database);
  } finally {
    await database.kysely.destroy();
  }
}
