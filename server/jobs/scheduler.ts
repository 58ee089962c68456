import { setTimeout as wait } from 'node:timers/promises';
import { Cron } from 'croner';
import type { Log } from '../platform/log/log.ts';
import type { RunOnce } from './run-once.ts';

const STOP_TIMEOUT = 2_000; // ms
const SECOND = 1_000; // ms

export interface Job {
  name: string;
  /** When it runs: a cron pattern, in UTC. */
  cron: string;
  /** For a job that also runs after the start: how many ms later. */
  firstAfter?: number;
  /** Whether it runs on every instance, such as a job about files of the machine. */
  isLocal?: boolean;
  run: () => Promise<unknown>;
}

/**
 * Runs jobs independently of one another, each in one of the instances that share the database. A job that fails is logged,
 * and runs again when its pattern says so.
 */
export function createScheduler(jobs: readonly Job[], runOnce: RunOnce, log: Log) {
  const running = new Map<Job, Promise<void>>();
  const crons: Cron[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;

  function start(): void {
    const startedAt = new Date();
    for (const job of jobs) {
      const options = { timezone: 'UTC', unref: true };
      crons.push(new Cron(job.cron, options, (cron: Cron) => begin(job, dueOf(cron))));
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

  async function attempt({ name, run, isLocal = false }: Job, due: Date) {
    try {
      await (isLocal ? run() : runOnce(name, due, run));
    } catch (error) {
      // A stop may close the database while a job uses it.
      if (!isStopped) log.error({ err: error, job: name }, `The job "${name}" failed.`);
    }
  }

  /** Starts no more jobs, and waits up to 2 s for those that run; each can be cut off at any point. */
  async function stop(): Promise<void> {
    isStopped = true;
    for (const cron of crons) cron.stop();
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
  const [due = new Date()] = cron.previousRuns(1, new Date(Date.now() + SECOND));
  return due;
}
