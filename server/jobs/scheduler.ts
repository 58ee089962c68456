import { setTimeout as wait } from 'node:timers/promises';
import { Cron } from 'croner';
import type { Log } from '../platform/log/log.ts';
import type { JobHistory, JobRun } from './job-history.ts';
import type { RunOnce } from './run-once.ts';

const STOP_TIMEOUT = 2_000; // ms
const EARLY = 50; // ms by which a timer may fire too soon

export interface Job {
  name: string;
  /** When it runs: a cron pattern, in UTC. */
  cron: string;
  /** For a job that also runs after the start: how many ms later. */
  firstAfter?: number;
  /** Whether it runs on every instance, such as a job about files of the machine. */
  isLocal?: boolean;
  /** Resolves to how much it has removed, if that is what it does. */
  run: () => Promise<unknown>;
}

/** How much a job has removed, by what it was. */
export type Removed = Record<string, number>;

/** Thrown by a job that cannot run yet, with the reason. */
export class Postponed extends Error {}

/**
 * Runs jobs independently of one another, each in one of the instances that share the database. A job that fails is logged,
 * and runs again when its pattern says so.
 */
export function createScheduler(
  jobs: readonly Job[],
  runOnce: RunOnce,
  log: Log,
  history: Pick<JobHistory, 'note' | 'keepOnly'> = noHistory,
) {
  const running = new Map<Job, Promise<void>>();
  const crons = new Map<Job, Cron>();
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;

  function start(): void {
    const startedAt = new Date();
    const forgotten = history.keepOnly(jobs.map(({ name }) => name));
    void forgotten.catch((err: unknown) => log.warn({ err }, 'The jobs of another version could not be forgotten.'));
    for (const job of jobs) {
      const options = { timezone: 'UTC', unref: true };
      crons.set(job, new Cron(job.cron, options, (cron: Cron) => begin(job, dueOf(cron))));
      if (job.firstAfter !== undefined) timers.push(setTimeout(begin, job.firstAfter, job, startedAt).unref());
    }
  }

  /** Does nothing while the job is still running. */
  function begin(job: Job, due: Date) {
    if (running.has(job)) return;
    running.set(
      job,
      attempt(job, due).finally(() => running.delete(job)),
    );
  }

  async function attempt(job: Job, due: Date) {
    const { name, isLocal = false } = job;
    try {
      await (isLocal ? runAndNote(job) : runOnce(name, due, () => runAndNote(job)));
    } catch (error) {
      // A stop may close the database while a job uses it.
      if (!isStopped) log.error({ err: error, job: name }, `The job "${name}" failed.`);
    }
  }

  async function runAndNote(job: Job) {
    const next = crons.get(job)?.nextRun() ?? null;
    const note = (run: Omit<JobRun, 'next'>) =>
      history.note(job.name, { ...run, next }).catch((err: unknown) => {
        if (!isStopped) log.warn({ err, job: job.name }, `How the job "${job.name}" went could not be noted.`);
      });
    try {
      const removed = removedBy(await job.run());
      if (removed) log.info({ job: job.name, ...removed }, 'What was no longer needed was removed.');
      await note({ outcome: 'done', detail: removed && removedInWords(removed) });
    } catch (error) {
      const detail = (error as Error).message;
      if (error instanceof Postponed) return note({ outcome: 'postponed', detail });
      if (!isStopped) await note({ outcome: 'failed', detail });
      throw error;
    }
  }

  /** Starts no more jobs, and waits up to 2 s for those that run; each can be cut off at any point. */
  async function stop(): Promise<void> {
    isStopped = true;
    for (const cron of crons.values()) cron.stop();
    for (const timer of timers) clearTimeout(timer);
    const patience = new AbortController();
    const { signal } = patience;
    await Promise.race([Promise.all(running.values()), wait(STOP_TIMEOUT, undefined, { signal }).catch(() => {})]);
    patience.abort();
  }

  return { start, stop };
}

/** Returns the time of the pattern at which a run begins, the same on every instance. */
function dueOf(cron: Cron): Date {
  const [due = new Date()] = cron.previousRuns(1, new Date(Date.now() + EARLY));
  return due;
}

const noHistory = { note: async () => {}, keepOnly: async () => {} };

/** Returns what a job has removed, without what there was none of; null if nothing. */
function removedBy(result: unknown): Removed | null {
  const counts = Object.entries(Object(result) as Removed).filter(
    ([, count]) => typeof count === 'number' && count > 0,
  );
  return counts.length > 0 ? Object.fromEntries(counts) : null;
}

function removedInWords(removed: Removed) {
  return `Removed: ${Object.entries(removed)
    .map(([name, count]) => `${name.replaceAll('_', ' ')} ${count}`)
    .join(', ')}.`;
}
