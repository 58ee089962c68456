import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '../log/log.ts';

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

/** Runs tasks that no response waits for, so that neither their duration nor their outcome shows in one. */
export function createBackgroundTasks(log: Log) {
  const underWay = new Set<Promise<void>>();

  /** Starts a task once the current response is out; `failure` is the log line if it fails. */
  function runInBackground(task: () => Promise<void>, failure: string): void {
    const ended = attempt(task, failure).finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  async function attempt(task: () => Promise<void>, failure: string) {
    try {
      await nextTurn();
      await task();
    } catch (error) {
      log.error({ err: error }, failure);
    }
  }

  /** Waits for all tasks that are running. */
  async function settled(): Promise<void> {
    await Promise.all(underWay);
  }

  return { runInBackground, settled };
}
