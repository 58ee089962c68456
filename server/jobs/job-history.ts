import type { Selectable } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

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

export type JobTables = {
  jobs: {
    name: string;
    /** When the last run began. Empty before the first. */
    began_at: string;
    /** Until when a process is running it; null while none is. */
    claimed_until: string | null;
    /** How the last run that ended went. */
    ended_at: string | null;
    outcome: JobOutcome | null;
    /** What it removed, why it failed, or what it waits for. */
    detail: string | null;
    /** Since when no run has succeeded; null while all do. */
    failing_since: string | null;
    /** When its pattern wants the next run. */
    next_at: string | null;
  };
};

type JobOutcome = 'done' | 'failed' | 'postponed';
