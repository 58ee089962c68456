import type { Selectable } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobOutcome, JobTables } from './tables.ts';

const MAX_DETAIL = 500; // characters
/** A long run of another job, or of the same, may delay it. */
const LATE_AFTER = 60 * 60 * 1000; // ms

export type JobRow = Selectable<JobTables['jobs']>;

export interface JobRun {
  outcome: JobOutcome;
  detail: string | null;
  next: Date | null;
}

export type JobHistory = ReturnType<typeof createJobHistory>;

/** How the last run of each job went, on whichever instance. */
export function createJobHistory({ kysely }: Database, clock: Clock) {
  const db = kysely.withTables<JobTables>();

  async function note(name: string, { outcome, detail, next }: JobRun): Promise<void> {
    const now = clock().toISOString();
    const run = {
      ended_at: now,
      outcome,
      detail: detail?.slice(0, MAX_DETAIL) ?? null,
      next_at: next?.toISOString() ?? null,
    };
    const failing = outcome === 'failed' ? now : null;
    const noted = db
      .insertInto('jobs')
      .values({ name, began_at: '', claimed_until: null, ...run, failing_since: failing });
    await noted
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({
          ...run,
          failing_since: failing ? row.fn.coalesce('jobs.failing_since', row.val(failing)) : null,
        })),
      )
      .execute();
  }

  /** Forgets the jobs that this version does not have. */
  async function keepOnly(names: string[]): Promise<void> {
    await db.deleteFrom('jobs').where('name', 'not in', names).where('claimed_until', 'is', null).execute();
  }

  return { note, keepOnly, list: () => listJobs(kysely) };
}

export function listJobs(kysely: Database['kysely']): Promise<JobRow[]> {
  return kysely.withTables<JobTables>().selectFrom('jobs').selectAll().orderBy('name').execute();
}

/** Whether a job should have run more than an hour ago, and has not. */
export function isOverdue({ next_at }: JobRow, now: Date): boolean {
  return next_at !== null && now.getTime() - Date.parse(next_at) > LATE_AFTER;
}
