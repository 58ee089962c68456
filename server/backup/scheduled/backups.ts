import { setTimeout as wait } from 'node:timers/promises';
import { readSiteId } from '../../data-folder/site-id.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import { logFailure } from '../../platform/log/log-failure.ts';
import type { Log } from '../../platform/log/log.ts';
import { isDamageExplained } from '../damage.ts';
import { type Destination, openDestination } from '../destination/destination.ts';
import { noteSite } from '../expected-site.ts';
import { backupName, ownerOf } from './backup-name.ts';
import { type BackupVariables, createBackupProcess } from './backup-process.ts';
import { type BackupStatus, noteStatus, readStatus } from './backup-status.ts';
import { isBackupDue, isBackupLate, isTrialDue } from './due.ts';
import { outdated } from './rotation.ts';

/** The job that makes the backups. */
export const BACKUP_JOB = 'back up';

const PATIENCE = 60 * 60 * 1000; // ms
const ASKS_EVERY = 2_000; // ms

/** Runs a job in one of the processes that share a database. */
type RunOnce = (name: string, due: Date, work: () => Promise<unknown>) => Promise<void>;

export type Backups = ReturnType<typeof createBackups>;

/** How the last backup and the last trial restore went, and whether the last complete backup is too old. */
export type BackupReport = Pick<BackupStatus, 'completed_at' | 'failure' | 'tried_at' | 'trial_failure'> & {
  is_late: boolean;
};

interface BackupDependencies {
  clock: Clock;
  log: Log;
  backgroundPriority?: number | undefined;
  /** Whether backups whose time is over may be removed: not while the clock is doubted. */
  mayRemove?: () => Promise<boolean>;
}

/**
 * The scheduled backups of a site, made when they are due, each kept as long as it is needed, and restored as a test. Where the
 * configuration names no destination, there are none.
 */
export function createBackups(
  database: Database,
  configuration: BackupVariables & Pick<Configuration, 'BACKUP_HOURS' | 'BACKUP_PROVE' | 'PUBLIC_URL'>,
  { clock, log, backgroundPriority, mayRemove = async () => true }: BackupDependencies,
) {
  const { BACKUP_HOURS: hours, BACKUP_PROVE, PUBLIC_URL } = configuration;
  const destination = openDestination(configuration);
  const worker = createBackupProcess(configuration, backgroundPriority);
  const note = (change: Partial<BackupStatus>) => noteStatus(database, change);
  let isClosed = false;

  async function isDue(): Promise<boolean> {
    if (!destination) return false;
    return isBackupDue(await readStatus(database), clock(), { hours, destination: destination.name });
  }

  /** Makes a backup and restores it as a test, where it is time for that. For one process at a time. */
  async function runDue(): Promise<void> {
    if (!destination) return;
    if (!isClosed && (await isDue())) await backUp(destination);
    const status = await readStatus(database);
    if (!isClosed && isTrialDue(status, clock(), BACKUP_PROVE)) await tryRestoring(status.completed_name);
  }

  async function backUp(destination: Destination) {
    const now = clock();
    const owner = ownerOf(await readSiteId(database));
    const name = backupName(owner, now);
    const { started_at, proved_name } = await readStatus(database);
    await note({ started_at: now.toISOString() });
    const result = await worker.backUp(name);
    // A stop is no failure: the next start makes the backup.
    if (isClosed) return note({ started_at });
    if (!result.ok) {
      if (isDamageExplained(result.reason)) database.damage.remember(result.reason);
      await note({ failure: result.reason });
      return log.error({ reason: result.reason }, 'The backup failed.');
    }
    const completed = { completed_at: now.toISOString(), completed_name: name, destination: destination.name };
    await note({ ...completed, failure: null });
    log.info({ name, ...result.value }, 'A backup was made.');
    if (result.value.missing > 0) log.error({ name, missing: result.value.missing }, WITHOUT_FILES);
    await attempt('The address of the site could not be noted beside its backups.', () =>
      noteSite(destination, owner, PUBLIC_URL),
    );
    await attempt('Old backups could not be removed.', async () => {
      if (!(await mayRemove())) return;
      for (const name of outdated(await destination.list(), { owner, now: clock(), proved: proved_name }))
        await destination.remove(name);
    });
  }

  async function attempt(failure: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      logFailure(log, error, failure);
    }
  }

  async function tryRestoring(name: string) {
    const result = await worker.tryRestoring(name);
    if (isClosed) return;
    const tried = { tried_at: clock().toISOString(), tried_name: name };
    if (result.ok) {
      await note({ ...tried, trial_failure: null, proved_name: name });
      return log.info({ name }, 'The last backup was restored as a test.');
    }
    await note({ ...tried, trial_failure: result.reason });
    log.error({ name, reason: result.reason }, 'The last backup could not be restored as a test.');
  }

  /** Returns null where no backups are wanted. */
  async function report(): Promise<BackupReport | null> {
    if (!destination) return null;
    const status = await readStatus(database);
    const { completed_at, failure, tried_at, trial_failure } = status;
    return { completed_at, failure, tried_at, trial_failure, is_late: isBackupLate(status, clock(), hours) };
  }

  /** Warns where nothing can be written to the destination. */
  async function warnUnlessWritable(): Promise<void> {
    try {
      await destination?.check();
    } catch (error) {
      log.warn((error as Error).message);
    }
  }

  /** Makes the backup that is due, or waits up to an hour for the process that is making it. One that fails is not waited for. */
  async function awaitDue(runOnce: RunOnce): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    while ((await isDue()) && performance.now() < deadline) {
      await runOnce(BACKUP_JOB, clock(), runDue);
      if (await isDue()) await wait(ASKS_EVERY, undefined, { ref: false });
    }
  }

  /** Ends what is under way. */
  function close(): void {
    isClosed = true;
    worker.close();
  }

  return { awaitDue, report, warnUnlessWritable, runDue, close };
}

const WITHOUT_FILES =
  'The backup lacks files that are missing or damaged. An older one may have them: npm run plinth -- doctor';
