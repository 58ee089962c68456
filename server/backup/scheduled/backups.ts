import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { logFailure } from '../../platform/log/log-failure.ts';
import { openDestination } from '../destination/destination.ts';
import type { BackupStatus } from '../tables.ts';
import { backupName } from './backup-name.ts';
import { type BackupVariables, createBackupProcess } from './backup-process.ts';
import { noteStatus, readStatus } from './backup-status.ts';
import { isBackupDue, isBackupLate, isTrialDue } from './due.ts';
import { outdated } from './rotation.ts';

export type Backups = ReturnType<typeof createBackups>;

/** How the last backup and the last trial restore went, and whether the last complete backup is too old. */
export type BackupReport = Pick<BackupStatus, 'completed_at' | 'failure' | 'tried_at' | 'trial_failure'> & {
  is_late: boolean;
};

type Variables = BackupVariables & Pick<Configuration, 'BACKUP_HOURS' | 'BACKUP_PROVE'>;

/** Makes backups on schedule, each kept as long as it is needed, and restores them on trial. */
export function createBackups(database: Database, variables: Variables, { clock, log }: { clock: Clock; log: Log }) {
  const { BACKUP_HOURS: hours, BACKUP_PROVE } = variables;
  const destination = openDestination(variables);
  const note = (change: Partial<BackupStatus>) => noteStatus(database, change);
  const worker = createBackupProcess(variables);
  let isClosed = false;

  /** Returns null where no backups are wanted. */
  async function report(): Promise<BackupReport | null> {
    if (!destination) return null;
    const status = await readStatus(database);
    const { completed_at, failure, tried_at, trial_failure } = status;
    return { completed_at, failure, tried_at, trial_failure, is_late: isBackupLate(status, clock(), hours) };
  }

  /** Makes a backup and tries to restore it, where it is time for that. For one process at a time. */
  async function runDue(): Promise<void> {
    if (!destination) return;
    const due = { hours, destination: destination.name };
    if (!isClosed && isBackupDue(await readStatus(database), clock(), due)) await backUp();
    if (!isClosed && isTrialDue(await readStatus(database), clock(), BACKUP_PROVE)) await tryRestoring();
  }

  async function backUp() {
    const at = clock();
    const name = backupName(at);
    const { started_at } = await readStatus(database);
    await note({ started_at: at.toISOString() });
    const result = await worker.backUp(name);
    // A stop is no failure: the next start makes the backup.
    if (isClosed) return note({ started_at });
    if (!result.ok) {
      await note({ failure: result.reason });
      return log.error({ reason: result.reason }, 'The backup failed.');
    }
    const completed = { completed_at: at.toISOString(), completed_name: name, destination: destination?.name ?? null };
    await note({ ...completed, failure: null });
    log.info({ name, ...result.value }, 'A backup was made.');
    await removeOutdated();
  }

  async function removeOutdated() {
    const { proved_name } = await readStatus(database);
    try {
      for (const name of outdated((await destination?.list()) ?? [], clock(), proved_name))
        await destination?.remove(name);
    } catch (error) {
      logFailure(log, error, 'Old backups could not be removed.');
    }
  }

  async function tryRestoring() {
    const { completed_name: name } = await readStatus(database);
    if (!name) return;
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

  /** Warns where nothing can be written to the destination. */
  async function warnUnlessWritable(): Promise<void> {
    try {
      await destination?.check();
    } catch (error) {
      log.warn((error as Error).message);
    }
  }

  /** Ends what is under way. */
  function close(): void {
    isClosed = true;
    worker.close();
  }

  return { report, runDue, warnUnlessWritable, close };
}
