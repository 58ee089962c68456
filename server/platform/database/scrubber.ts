import type { Database } from './database.ts';
import type { Log } from '../log/log.ts';

const RETRY_DELAY = 10_000; // ms

export type Scrubber = ReturnType<typeof createScrubber>;

/** Removes the traces of erased data from the database files. */
export function createScrubber({ scrub }: Pick<Database, 'scrub'>, log: Log) {
  let timer: NodeJS.Timeout | undefined;

  /** Scrubs the files. Where a reader prevents it, retries every 10 s. */
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (await isDone()) return;
    timer = setTimeout(() => void run(), RETRY_DELAY);
    timer.unref();
  }

  async function isDone() {
    try {
      return await scrub();
    } catch (error) {
      log.warn({ err: error }, 'Erased data is still in the write-ahead log. Trying again soon.');
      return false;
    }
  }

  return { run, end: () => clearTimeout(timer) };
}
