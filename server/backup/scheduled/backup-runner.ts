import { readSiteId } from '../../data-folder/site-id.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { logFailure } from '../../platform/log/log-failure.ts';
import { isDamageExplained } from '../damage.ts';
import type { Destination } from '../destination/destination.ts';
import { noteSite } from '../expected-site.ts';
import { type BackupStatus, noteStatus, readStatus } from './backup-status.ts';
import { backupName, ownerOf } from './backup-name.ts';
import { type BackupVariables, createBackupProcess } from './backup-process.ts';
import { isBackupDue, isTrialDue } from './due.ts';
import { outdated } from './rotation.ts';

/** Makes backups when they are due, each kept as long as it is needed, and restores them as a test. */
export function createBackupRunner(
  database: Database,
  destination: Destination,
  configuration: BackupVariables & Pick<Configuration, 'BACKUP_HOURS' | 'BACKUP_PROVE' | 'PUBLIC_URL'>,
  {
    clock,
    log,
    mayRemove,
  }: {
    clock: Clock;
    log: Log;
    /** Whether backups whose time is over may be removed: not while the clock is doubted. */
    mayRemove: () => Promise<boolean>;
  },
) {
  const { BACKUP_HOURS: hours, BACKUP_PROVE } = configuration;
  const worker = createBackupProcess(configuration);
  const note = (change: Partial<BackupStatus>) => noteStatus(database, change);
  let isClosed = false;

  async function isDue(): Promise<boolean> {
    return isBackupDue(await readStatus(database), clock(), { hours, destination: destination.name });
  }

  async function runDue(): Promise<void> {
    if (!isClosed && (await isDue())) await backUp();
    const status = await readStatus(database);
    if (!isClosed && isTrialDue(status, clock(), BACKUP_PROVE)) await tryRestoring(status.completed_name);
  }

  async function backUp() {
    const at = clock();
    const owner = ownerOf(await readSiteId(database));
    const name = backupName(owner, at);
    const { started_at, proved_name } = await readStatus(database);
    await note({ started_at: at.toISOString() });
    const result = await worker.backUp(name);
    // A stop is no failure: the next start makes the backup.
    if (isClosed) return note({ started_at });
    if (!result.ok) {
      if (isDamageExplained(result.reason)) database.damage.remember(result.reason);
      await note({ failure: result.reason });
      return log.error({ reason: result.reason }, 'The backup failed.');
    }
    const completed = { completed_at: at.toISOString(), completed_name: name, destination: destination.name };
    await note({ ...completed, failure: null });
    log.info({ name, ...result.value }, 'A backup was made.');
    if (result.value.missing > 0) log.error({ name, missing: result.value.missing }, WITHOUT_FILES);
    await noteAddress(owner);
    await removeOutdated(owner, proved_name);
  }

  async function noteAddress(owner: string) {
    try {
      await noteSite(destination, owner, configuration.PUBLIC_URL);
    } catch (error) {
      logFailure(log, error, 'The address of the site could not be noted beside its backups.');
    }
  }

  async function removeOutdated(owner: string, proved: string | null) {
    try {
      if (!(await mayRemove())) return;
      for (const name of outdated(await destination.list(), { owner, now: clock(), proved }))
        await destination.remove(name);
    } catch (error) {
      logFailure(log, error, 'Old backups could not be removed.');
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

  function close(): void {
    isClosed = true;
    worker.close();
  }

  return { isDue, runDue, close };
}

const WITHOUT_FILES =
  'The backup lacks files that are missing or damaged. An older one may have them: npm run plinth -- doctor';
