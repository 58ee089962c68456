import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { openDestination } from '../destination/destination.ts';
import { type BackupStatus, readStatus } from './backup-status.ts';
import type { BackupVariables } from './backup-process.ts';
import { createBackupRunner } from './backup-runner.ts';
import { isBackupLate } from './due.ts';

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

/** The scheduled backups of a site; where the configuration names no destination, there are none. */
export function createBackups(
  database: Database,
  configuration: BackupVariables & Pick<Configuration, 'BACKUP_HOURS' | 'BACKUP_PROVE' | 'PUBLIC_URL'>,
  { clock, log, mayRemove = async () => true }: { clock: Clock; log: Log; mayRemove?: () => Promise<boolean> },
) {
  const destination = openDestination(configuration);
  const runner = destination && createBackupRunner(database, destination, configuration, { clock, log, mayRemove });

  /** Returns null where no backups are wanted. */
  async function report(): Promise<BackupReport | null> {
    if (!destination) return null;
    const status = await readStatus(database);
    const { completed_at, failure, tried_at, trial_failure } = status;
    const is_late = isBackupLate(status, clock(), configuration.BACKUP_HOURS);
    return { completed_at, failure, tried_at, trial_failure, is_late };
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
    if (!runner) return;
    const deadline = performance.now() + PATIENCE;
    while ((await runner.isDue()) && performance.now() < deadline) {
      await runOnce(BACKUP_JOB, clock(), runner.runDue);
      if (await runner.isDue()) await wait(ASKS_EVERY, undefined, { ref: false });
    }
  }

  return {
    awaitDue,
    report,
    warnUnlessWritable,
    /** Makes a backup and restores it as a test, where it is time for that. For one process at a time. */
    runDue: async () => runner?.runDue(),
    /** Ends what is under way. */
    close: () => runner?.close(),
  };
}
