import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Returns what the database knows of the last backups and downloads. */
export async function readStatus(database: Database): Promise<BackupStatus & DownloadStatus> {
  const { id: _id, ...status } = await backupTables(database)
    .selectFrom('backup_status')
    .selectAll()
    .executeTakeFirstOrThrow();
  return status;
}

export async function noteStatus(database: Database, change: Partial<BackupStatus & DownloadStatus>): Promise<void> {
  await backupTables(database).updateTable('backup_status').set(change).execute();
}

export function backupTables({ kysely }: Database): BackupDatabase {
  return kysely.withTables<BackupTables>();
}

export type BackupTables = {
  backup_status: { id: number } & BackupStatus & DownloadStatus;
};

/** How scheduled backups went. Failures are sentences; a time or a name is null while there is none. */
export interface BackupStatus {
  /** When the last attempt began, and why it failed. */
  started_at: string | null;
  failure: string | null;
  /** The last complete backup: the time whose state it has, its name, and where it is. */
  completed_at: string | null;
  completed_name: string | null;
  destination: string | null;
  /** The last trial restore: when, of which backup, and why it failed. */
  tried_at: string | null;
  tried_name: string | null;
  trial_failure: string | null;
  /** The newest backup that was restored. */
  proved_name: string | null;
}

/** The downloads of backups. */
interface DownloadStatus {
  /** The link of the next download: a hash of its token, the session for which it was made, and until when it works. */
  link_hash: string | null;
  link_session_id: number | null;
  link_expires_at: string | null;
  /** Until when a download is known to be under way, and when one was last complete. */
  downloading_until: string | null;
  downloaded_at: string | null;
}

type BackupDatabase = Kysely<BackupTables>;
