import { openDestination } from '../../backup/destination/destination.ts';
import { readStatus } from '../../backup/scheduled/backup-status.ts';
import { isBackupLate } from '../../backup/scheduled/due.ts';
import type { Check } from '../check.ts';

export const backups: Check = {
  what: 'The last backup',
  find: async ({ database, configuration, clock }) => {
    const destination = openDestination(configuration);
    if (!destination) return [];
    const status = await readStatus(database);
    const { completed_at, completed_name, failure, trial_failure } = status;
    const problems: string[] = [];
    if (failure) problems.push(`The last backup failed: ${failure}`);
    if (isBackupLate(status, clock(), configuration.BACKUP_HOURS))
      problems.push(`The last backup was made at ${completed_at}. Check that Plinth is running.`);
    if (trial_failure) problems.push(`The last backup could not be restored as a test: ${trial_failure}`);
    const isElsewhere = completed_name === null || status.destination !== destination.name;
    if (!isElsewhere && !(await destination.list()).includes(completed_name))
      problems.push(`The last backup ${completed_name} is no longer in ${destination.name}.`);
    return problems.map((problem) => ({ problem }));
  },
};
