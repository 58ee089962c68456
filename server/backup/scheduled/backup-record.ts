import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BackupDatabase, BackupStatus, BackupTables } from '../tables.ts';

const CLAIM = 10 * 60 * 1000; // ms
const RENEWED_EVERY = CLAIM / 5;

/** What the database knows of scheduled backups, and the lock with which one process at a time makes them. */
export function createBackupRecord({ kysely }: Database, clock: Clock) {
  const db: BackupDatabase = kysely.withTables<BackupTables>();
  const later = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  async function read(): Promise<BackupStatus> {
    const {
      id: _id,
      claimed_until: _claim,
      ...status
    } = await db.selectFrom('backup_status').selectAll().executeTakeFirstOrThrow();
    return status;
  }

  async function note(change: Partial<BackupTables['backup_status']>): Promise<void> {
    await db.updateTable('backup_status').set(change).execute();
  }

  /** Runs work unless another process is at it. A process that is killed holds the lock for ten minutes more. */
  async function exclusively(work: () => Promise<void>): Promise<void> {
    if (!(await claim())) return;
    // A renewal that fails shows in what the work does next.
    const renewal = setInterval(() => void note({ claimed_until: later(CLAIM) }).catch(() => {}), RENEWED_EVERY);
    try {
      await work();
    } finally {
      clearInterval(renewal);
      await note({ claimed_until: null });
    }
  }

  async function claim(): Promise<boolean> {
    const claimed = await db
      .updateTable('backup_status')
      .set({ claimed_until: later(CLAIM) })
      .where((row) =>
        row.or([
          row('claimed_until', 'is', null),
          row('claimed_until', '<', later(0)),
          // From a clock that was wrong.
          row('claimed_until', '>', later(2 * CLAIM)),
        ]),
      )
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  return { read, note, exclusively };
}
