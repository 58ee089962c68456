import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '../log/log.ts';

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

/** Work that no answer waits for, so that neither its length nor its outcome shows in one. Failures are logged. */
export function createBackgroundTasks(log: Log) {
  const underWay = new Set<Promise<void>>();

  /** Begins some work once what runs now has been answered; `failure` is the sentence for the log. */
  function runInBackground(work: () => Promise<void>, failure: string): void {
    const ended = begin(work, failure).finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  async function begin(work: () => Promise<void>, failure: string) {
    try {
      await nextTurn();
      await work();
    } catch (error) {
      log.error({ err: error }, failure);
    }
  }

  /** Waits for all work that is under way. */
  async function settled(): Promise<void> {
    await Promise.all(underWay);
  }

  return { runInBackground, settled };
}
