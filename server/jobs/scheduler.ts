import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';

const ENDS_WITHIN = 2_000; // ms

/** Work that is done again and again. */
export interface Job {
  name: string;
  /** In ms: how long after the start it is first done, and how long after each end it is done again. */
  firstAfter: number;
  every: number;
  run: () => Promise<unknown>;
}

/** Runs jobs, each by its own rhythm and whatever becomes of the others. A failure is logged, and tried again next time. */
export function createScheduler(jobs: readonly Job[], log: Log) {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function start(): void {
    for (const job of jobs) schedule(job, job.firstAfter);
  }

  function schedule(job: Job, after: number) {
    if (!isStopped) timers.set(job, setTimeout(begin, after, job).unref());
  }

  function begin(job: Job) {
    const ended = attempt(job).finally(() => {
      running.delete(ended);
      schedule(job, job.every);
    });
    running.add(ended);
  }

  async function attempt({ name, run }: Job) {
    try {
      await run();
    } catch (error) {
      // What stops may take the database away from under it.
      if (!isStopped) log.error({ err: error, job: name }, `The job "${name}" failed.`);
    }
  }

  /** Begins no more jobs, and waits 2 s at most for those that are under way; each can be cut off at any point. */
  async function stop(): Promise<void> {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    const patience = new AbortController();
    const { signal } = patience;
    await Promise.race([Promise.all(running), wait(ENDS_WITHIN, undefined, { signal }).catch(() => {})]);
    patience.abort();
  }

  return { start, stop };
}
