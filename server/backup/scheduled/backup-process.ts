import { constants } from 'node:os';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { createWorkerProcess } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';
import type { DestinationVariables } from '../destination/destination.ts';

const TIMEOUT = 4 * 60 * 60 * 1000; // ms

export type BackupProcess = ReturnType<typeof createBackupProcess>;

export type BackupVariables = DestinationVariables & Pick<Configuration, 'DATABASE_URL'>;

export interface BackupTask {
  work: 'back up' | 'try restoring' | 'write to scratch';
  name: string;
  variables: BackupVariables;
}

/** What an archive has. */
export interface Written {
  rows: number;
  files: number;
  missing: number;
}

/** Makes and tries backups in a process of its own, at the lowest priority, so that it only uses time that requests leave. */
export function createBackupProcess(
  configuration: BackupVariables,
  priority: number = constants.priority.PRIORITY_LOW,
) {
  const { run, close } = createWorkerProcess({
    program: new URL('server/backup/scheduled/backup-tasks.ts', root),
    priority,
    timeout: TIMEOUT,
  });
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR } = configuration;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = configuration;
  const store = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const variables = { DATABASE_URL, DATA_DIR, BACKUP_DIR, ...store };
  return {
    backUp: (name: string) => run<Written>({ work: 'back up', name, variables } satisfies BackupTask),
    tryRestoring: (name: string) => run<void>({ work: 'try restoring', name, variables } satisfies BackupTask),
    /** Writes an archive to a file of `scratch`, where no backups have a destination too. */
    writeToScratch: (name: string) => run<Written>({ work: 'write to scratch', name, variables } satisfies BackupTask),
    close,
  };
}
