import type { Kysely } from 'kysely';

export type BackupTables = {
  backup_status: { id: number } & BackupStatus;
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

export type BackupDatabase = Kysely<BackupTables>;
