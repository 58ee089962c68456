import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { fileOf, filesOf, widthsOf } from '../picture-files.ts';
import type { Storage } from '../storage/storage.ts';
import type { MediaDatabase } from '../tables.ts';
import { createVariantEncoder } from './variant-encoder.ts';
import { createVariantQueue, type VariantJob } from './variant-queue.ts';

const TELLS_AGAIN_AFTER = 60 * 1000; // ms
const LOOKS_AGAIN_AFTER = 60 * 1000; // ms; another process may have given up what it had claimed

/** Makes the variants that pictures lack, one file at a time, in a process that gives way to all others. */
export function createVariants({
  media,
  storage,
  clock,
  log,
  onMade,
}: {
  media: MediaDatabase;
  storage: Storage;
  clock: Clock;
  log: Log;
  /** Told that there are more variants: once nothing waits any more, and now and then while a lot does. */
  onMade: () => Promise<void>;
}) {
  const queue = createVariantQueue(media, clock);
  const encoder = createVariantEncoder();
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let making: Promise<void> | undefined;
  let hasNews = false;
  let toldAt = clock().getTime();
  let woken = Promise.withResolvers<void>();

  /** From now on makes what is waiting and what will be, until `stop`. */
  function start(): void {
    working ??= work();
  }

  async function work() {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers();
      await makeAll().catch((error: unknown) => log.error({ err: error }, 'Making variants of pictures failed.'));
      await Promise.race([woken.promise, wait(LOOKS_AGAIN_AFTER, undefined, { ref: false })]);
    }
  }

  /** Makes what is waiting; is done when nothing is. */
  function makeAll(): Promise<void> {
    return (making ??= makeEach().finally(() => {
      making = undefined;
    }));
  }

  async function makeEach() {
    const absent = new Set<number>();
    while (!stopping.signal.aborted) {
      const job = await queue.take(absent, isHere);
      if (!job) return tell();
      if (await make(job)) hasNews = true;
      if (clock().getTime() - toldAt >= TELLS_AGAIN_AFTER) await tell();
    }
  }

  async function isHere(file: string) {
    const stored = await storage.open(file);
    stored?.stream.destroy();
    return stored !== null;
  }

  async function tell() {
    if (hasNews) await onMade();
    hasNews = false;
    toldAt = clock().getTime();
  }

  /** Gives whether it could. Where storage or database fail, the claim runs out by itself, and the attempt does not count. */
  async function make(job: VariantJob): Promise<boolean> {
    const fault = await makeFiles(job);
    if (!fault) await finish(job);
    else if (stopping.signal.aborted) await queue.release(job);
    else {
      log.warn({ file: job.file, format: job.format, reason: fault }, 'Variants of a picture could not be made.');
      await queue.fail(job);
    }
    return !fault;
  }

  /** Gives why it could not, or null. */
  async function makeFiles(job: VariantJob): Promise<string | null> {
    const stored = await storage.open(job.file);
    if (!stored) return 'The picture is not in the storage.';
    const picture = await buffer(stored.stream);
    for (const width of widthsOf(job.width)) {
      const file = fileOf(job, job.format, width);
      if (file === job.file) continue;
      if (stopping.signal.aborted) return 'The product stops.';
      await queue.keep(job);
      const encoded = await encoder.encode({ picture, format: job.format, width });
      if (!encoded.ok) return encoded.reason;
      await storage.write(file, encoded.value);
    }
    return null;
  }

  async function finish(job: VariantJob) {
    const isStillThere = await queue.finish(job);
    if (!isStillThere) await Promise.all(filesOf(job).map((file) => storage.remove(file)));
  }

  /** Tells that a picture has come. */
  function wake(): void {
    woken.resolve();
  }

  /** Ends the work at once; what was under way is done again after the next start. */
  async function stop(): Promise<void> {
    stopping.abort();
    encoder.close();
    wake();
    await Promise.allSettled([working, making]);
  }

  return { start, makeAll, wake, stop, count: queue.count };
}
