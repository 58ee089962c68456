import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { JobTables } from './job-history.ts';

const LEASE = 60_000; // ms; after that, a process that has died leaves its job to others
const RENEW_EVERY = LEASE / 3;
/** A job that began, or is claimed, later than this from now has met a clock that was wrong. */
const TOLERANCE = 10 * 60_000; // ms

export type RunOnce = ReturnType<typeof createRunOnce>;

/** Runs a job in one process of all that share a database. */
export function createRunOnce({ kysely }: Database, clock: Clock, log: Pick<Log, 'warn'>) {
  const db = kysely.withTables<JobTables>();

  /** Does nothing if another process has begun the job since `due`, or is running it. */
  async function runOnce(name: string, due: Date, work: () => Promise<unknown>): Promise<void> {
    let claim = await begin(name, due);
    if (!claim) return;
    const renewing = setInterval(() => {
      void move(name, claim ?? '', endOfLease()).then(
        (moved) => (claim = moved),
        (err: unknown) => log.warn({ err }, 'The claim of a running job could not be renewed.'),
      );
    }, RENEW_EVERY).unref();
    try {
      await work();
    } finally {
      clearInterval(renewing);
      if (claim) await move(name, claim, null);
    }
  }

  /** Returns until when the job is claimed; null if it is not ours. */
  async function begin(name: string, due: Date) {
    const now = clock();
    await leaveFuture(name, now);
    const began_at = (due > now ? due : now).toISOString();
    const claim = { began_at, claimed_until: endOfLease() };
    const claimed = db
      .insertInto('jobs')
      .values({ name, ...claim })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(claim)
          .where('jobs.began_at', '<', due.toISOString())
          .where(sql<boolean>`coalesce(jobs.claimed_until, '') <= ${now.toISOString()}`),
      );
    return (await claimed.returning('claimed_until').executeTakeFirst())?.claimed_until ?? null;
  }

  /** A job that began in the future, when a clock was ahead, would not run until then: it counts as never begun. */
  async function leaveFuture(name: string, now: Date) {
    const latest = new Date(now.getTime() + TOLERANCE).toISOString();
    const never = { began_at: '', claimed_until: null };
    const ahead = db.updateTable('jobs').set(never).where('name', '=', name);
    const { numUpdatedRows } = await ahead
      .where((row) => row.or([row('began_at', '>', latest), row('claimed_until', '>', latest)]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      log.warn({ job: name }, `The clock was ahead when the job "${name}" last ran. It runs again as usual.`);
  }

  /** Returns null if the claim has been taken over meanwhile. */
  async function move(name: string, from: string, claimed_until: string | null) {
    const claimed = db.updateTable('jobs').set({ claimed_until }).where('name', '=', name);
    const { numUpdatedRows } = await claimed.where('claimed_until', '=', from).executeTakeFirst();
    return numUpdatedRows > 0n ? claimed_until : null;
  }

  function endOfLease() {
    return new Date(clock().getTime() + LEASE).toISOString();
  }

  return runOnce;
}
