import { setTimeout as wait } from 'node:timers/promises';
import { Cron } from 'croner';
import type { Log } from '../platform/log/log.ts';

const STOP_TIMEOUT = 2_000; // ms

export interface Job {
  name: string;
  /** When it runs: a cron pattern, in UTC. */
  cron: string;
  /** For a job that also runs after the start: how many ms later. */
  firstAfter?: number;
  run: () => Promise<unknown>;
}

/** Runs jobs independently of one another. A job that fails is logged, and runs again when its pattern says so. */
export function createScheduler(jobs: readonly Job[], log: Log) {
  const running = new Map<Job, Promise<void>>();
  const crons: Cron[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;

  function start(): void {
    for (const job of jobs) {
      crons.push(new Cron(job.cron, { timezone: 'UTC', unref: true }, () => begin(job)));
      if (job.firstAfter !== undefined) timers.push(setTimeout(begin, job.firstAfter, job).unref());
    }
  }

  /** Does nothing while the job is still running. */
  function begin(job: Job) {
    if (running.has(job)) return;
    running.set(
      job,
      attempt(job).finally(() => running.delete(job)),
    );
  }

  async function attempt({ name, run }: Job) {
    try {
      await run();
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
