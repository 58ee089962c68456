import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { logFailure } from '../../platform/log/log-failure.ts';
import { openDestination } from '../destination/destination.ts';
import type { BackupStatus } from '../tables.ts';
import { backupName } from './backup-name.ts';
import { type BackupVariables, createBackupProcess } from './backup-process.ts';
import { createBackupRecord } from './backup-record.ts';
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
  const record = createBackupRecord(database, clock);
  const worker = createBackupProcess(variables);
  let isClosed = false;

  /** Returns null where no backups are wanted. */
  async function report(): Promise<BackupReport | null> {
    if (!destination) return null;
    const status = await record.read();
    const { completed_at, failure, tried_at, trial_failure } = status;
    return { completed_at, failure, tried_at, trial_failure, is_late: isBackupLate(status, clock(), hours) };
  }

  /** Makes a backup and tries to restore it, where it is time for that. */
  async function runDue(): Promise<void> {
    const due = await findDue();
    if (!due.backup && !due.trial) return;
    await record.exclusively(async () => {
      // Another process may have been at it meanwhile.
      if ((await findDue()).backup) await backUp();
      if ((await findDue()).trial) await tryRestoring();
    });
  }

  async function findDue() {
    if (!destination || isClosed) return { backup: false, trial: false };
    const status = await record.read();
    return {
      backup: isBackupDue(status, clock(), { hours, destination: destination.name }),
      trial: isTrialDue(status, clock(), BACKUP_PROVE),
    };
  }

  async function backUp() {
    const at = clock();
    const name = backupName(at);
    const { started_at } = await record.read();
    await record.note({ started_at: at.toISOString() });
    const result = await worker.backUp(name);
    // A stop is no failure: the next start makes the backup.
    if (isClosed) return record.note({ started_at });
    if (!result.ok) {
      await record.note({ failure: result.reason });
      return log.error({ reason: result.reason }, 'The backup failed.');
    }
    const completed = { completed_at: at.toISOString(), completed_name: name, destination: destination?.name ?? null };
    await record.note({ ...completed, failure: null });
    log.info({ name, ...result.value }, 'A backup was made.');
    await removeOutdated();
  }

  async function removeOutdated() {
    const { proved_name } = await record.read();
    try {
      for (const name of outdated((await destination?.list()) ?? [], clock(), proved_name))
        await destination?.remove(name);
    } catch (error) {
      logFailure(log, error, 'Old backups could not be removed.');
    }
  }

  async function tryRestoring() {
    const { completed_name: name } = await record.read();
    if (!name) return;
    const result = await worker.tryRestoring(name);
    if (isClosed) return;
    const tried = { tried_at: clock().toISOString(), tried_name: name };
    if (result.ok) {
      await record.note({ ...tried, trial_failure: null, proved_name: name });
      return log.info({ name }, 'The last backup was restored on trial.');
    }
    await record.note({ ...tried, trial_failure: result.reason });
    log.error({ name, reason: result.reason }, 'The last backup could not be restored on trial.');
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
