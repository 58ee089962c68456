import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

const LEASE = 60_000; // ms; after that, a process that has died leaves its job to others
const RENEW_EVERY = LEASE / 3;

export type JobTables = { jobs: { name: string; began_at: string; claimed_until: string | null } };

export type RunOnce = ReturnType<typeof createRunOnce>;

/** Runs a job in one process of all that share a database. */
export function createRunOnce({ kysely }: Database, clock: Clock, onError: (error: unknown) => void) {
  const db = kysely.withTables<JobTables>();

  /** Does nothing if another process has begun the job since `due`, or is running it. */
  async function runOnce(name: string, due: Date, work: () => Promise<unknown>): Promise<void> {
    let claim = await begin(name, due);
    if (!claim) return;
    const renewing = setInterval(() => {
      void move(name, claim ?? '', endOfLease()).then((moved) => (claim = moved), onError);
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
