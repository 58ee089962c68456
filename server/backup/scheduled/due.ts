import type { Configuration } from '../../platform/configuration/configuration.ts';
import { hasPassed } from '../../platform/clock.ts';
import type { BackupStatus } from './backup-status.ts';

const HOUR = 60 * 60 * 1000; // ms
const WEEK = 7 * 24 * HOUR;
const RETRY_AFTER = HOUR;
/** The job looks every ten minutes: without it, a daily backup would be made ten minutes later each day. */
const EARLY = HOUR / 2;

/** Whether it is time for a backup. One that failed, or that is in another place, is followed by another after an hour. */
export function isBackupDue(
  status: BackupStatus,
  now: Date,
  { hours, destination }: { hours: number; destination: string },
): boolean {
  if (status.failure && !hasPassed(status.started_at, RETRY_AFTER, now)) return false;
  const interval = status.destination === destination ? hours * HOUR : HOUR;
  return hasPassed(status.completed_at, interval - EARLY, now);
}

/** Whether it is time to restore the last backup as a test. One that fails is followed by a trial of the next backup. */
export function isTrialDue(
  status: BackupStatus,
  now: Date,
  prove: Configuration['BACKUP_PROVE'],
): status is BackupStatus & { completed_name: string } {
  if (prove === 'never' || !status.completed_name || status.tried_name === status.completed_name) return false;
  return prove === 'always' || status.trial_failure !== null || hasPassed(status.tried_at, WEEK - EARLY, now);
}

/** Whether the last complete backup is so old that one was missed. */
export function isBackupLate({ completed_at }: BackupStatus, now: Date, hours: number): boolean {
  return completed_at !== null && now.getTime() - Date.parse(completed_at) > 2 * hours * HOUR;
}
