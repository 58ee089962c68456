import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { openDestination } from '../destination/destination.ts';
import type { BackupStatus } from '../tables.ts';
import type { BackupVariables } from './backup-process.ts';
import { createBackupRunner } from './backup-runner.ts';
import { readStatus } from './backup-status.ts';
import { isBackupLate } from './due.ts';

export type Backups = ReturnType<typeof createBackups>;

/** How the last backup and the last trial restore went, and whether the last complete backup is too old. */
export type BackupReport = Pick<BackupStatus, 'completed_at' | 'failure' | 'tried_at' | 'trial_failure'> & {
  is_late: boolean;
};

/** The scheduled backups of a site; where the configuration names no destination, there are none. */
export function createBackups(
  database: Database,
  configuration: BackupVariables & Pick<Configuration, 'BACKUP_HOURS' | 'BACKUP_PROVE'>,
  { clock, log }: { clock: Clock; log: Log },
) {
  const destination = openDestination(configuration);
  const runner = destination && createBackupRunner(database, destination, configuration, { clock, log });

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

  return {
    report,
    warnUnlessWritable,
    /** Makes a backup and restores it as a test, where it is time for that. For one process at a time. */
    runDue: async () => runner?.runDue(),
    /** Ends what is under way. */
    close: () => runner?.close(),
  };
}
