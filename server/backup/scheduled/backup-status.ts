import type { Database } from '../../platform/database/database.ts';
import type { BackupDatabase, BackupStatus, BackupTables } from '../tables.ts';

/** Returns what the database knows of the last backups. */
export async function readStatus(database: Database): Promise<BackupStatus> {
  const { id: _id, ...status } = await backupTables(database)
    .selectFrom('backup_status')
    .selectAll()
    .executeTakeFirstOrThrow();
  return status;
}

export async function noteStatus(database: Database, change: Partial<BackupStatus>): Promise<void> {
  await backupTables(database).updateTable('backup_status').set(change).execute();
}

function backupTables({ kysely }: Database): BackupDatabase {
  return kysely.withTables<BackupTables>();
}
