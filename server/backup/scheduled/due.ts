import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { BackupStatus } from '../tables.ts';

const HOUR = 60 * 60 * 1000; // ms
const WEEK = 7 * 24 * HOUR;
const RETRY_AFTER = HOUR;
/** The job looks every ten minutes: without it, a daily backup would be made ten minutes later each day. */
const EARLY = HOUR / 2;

type Schedule = Pick<Configuration, 'BACKUP_HOURS' | 'BACKUP_PROVE'>;

/** Whether it is time for a backup: a failed one is tried again after an hour. */
export function isBackupDue(
  status: BackupStatus,
  now: Date,
  { hours, destination }: { hours: number; destination: string },
) {
  if (status.failure && !hasPassed(status.started_at, RETRY_AFTER, now)) return false;
  return status.destination !== destination || hasPassed(status.completed_at, hours * HOUR - EARLY, now);
}

/** Whether it is time to restore the last backup on trial. One that fails is followed by a trial of the next backup. */
export function isTrialDue(status: BackupStatus, now: Date, prove: Schedule['BACKUP_PROVE']): boolean {
  if (prove === 'never' || !status.completed_name || status.tried_name === status.completed_name) return false;
  return prove === 'always' || status.trial_failure !== null || hasPassed(status.tried_at, WEEK - EARLY, now);
}

/** Whether the last complete backup is so old that one was missed. */
export function isBackupLate({ completed_at }: BackupStatus, now: Date, hours: number): boolean {
  return completed_at !== null && now.getTime() - Date.parse(completed_at) > 2 * hours * HOUR;
}

/** A time in the future comes from a clock that was wrong. */
function hasPassed(time: string | null, period: number, now: Date) {
  const age = time === null ? Infinity : now.getTime() - Date.parse(time);
  return age >= period || age < -EARLY;
}
