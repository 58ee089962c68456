import type { Database } from './database.ts';
import type { Log } from '../log/log.ts';

const TRIED_AGAIN_AFTER = 10_000; // ms

export type Scrubber = ReturnType<typeof createScrubber>;

/** Sees to it that nothing that was erased can be read in the files of the database. */
export function createScrubber({ scrub }: Pick<Database, 'scrub'>, log: Log) {
  let timer: NodeJS.Timeout | undefined;

  /** Scrubs the files; while a reader is in the way it returns, and goes on trying. */
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (await isDone()) return;
    timer = setTimeout(() => void run(), TRIED_AGAIN_AFTER);
    timer.unref();
  }

  async function isDone() {
    try {
      return await scrub();
    } catch (error) {
      log.warn({ err: error }, 'What was erased is still in the write-ahead log. It is tried again.');
      return false;
    }
  }

  return { run, end: () => clearTimeout(timer) };
}
