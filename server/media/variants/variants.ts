import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:os';
import type { MediaDependencies } from '../media.ts';
import { fileOf, type Format, widthsOf } from '../picture-files.ts';
import { removeFiles } from '../removal.ts';
import { digestOf, type Digests } from '../storage/digests.ts';
import { createKnownSizes } from '../storage/known-sizes.ts';
import type { MediaDatabase } from '../tables.ts';
import { createVariantQueue, type VariantJob } from './variant-queue.ts';
import { createWorkerProcess } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';

// Soon at first, because a new site is looked at in its first minute; each time, all kept pages are rendered again.
const ANNOUNCE_AFTER = { first: 1000, most: 60 * 1000 }; // ms, doubled each time
const POLL_EVERY = 60 * 1000; // ms; the claim of another process may have expired

/** Makes missing variants of pictures, one file at a time, in a process with the lowest priority. */
export function createVariants(
  db: MediaDatabase,
  { storage, clock, log, backgroundPriority, onVariants }: MediaDependencies,
) {
  const queue = createVariantQueue(db, clock);
  const sizes = createKnownSizes(db);
  const encoder = createVariantEncoder(backgroundPriority);
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let making: Promise<void> | undefined;
  let hasNewVariants = false;
  let woken = Promise.withResolvers<void>();

  /** Works until `stop`. */
  function start(): void {
    working ??= work();
  }

  async function work() {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers();
      await makeAll().catch((error: unknown) => log.error({ err: error }, 'Making variants of pictures failed.'));
      await Promise.race([woken.promise, wait(POLL_EVERY, undefined, { ref: false })]);
    }
  }

  /** Makes all missing variants; resolves when none is waiting. */
  function makeAll(): Promise<void> {
    return (making ??= makeEach().finally(() => {
      making = undefined;
    }));
  }

  async function makeEach() {
    const absent = new Set<number>();
    let announcedAt = clock().getTime();
    let pause = ANNOUNCE_AFTER.first;
    while (!stopping.signal.aborted) {
      const job = await queue.take(absent, (file) => storage.has(file));
      if (!job) return announce();
      if (await make(job)) hasNewVariants = true;
      if (clock().getTime() - announcedAt < pause) continue;
      await announce();
      announcedAt = clock().getTime();
      pause = Math.min(2 * pause, ANNOUNCE_AFTER.most);
    }
  }

  async function announce() {
    if (hasNewVariants) await onVariants();
    hasNewVariants = false;
  }

  /** Returns whether it succeeded. If storage or database fail, the claim expires and the attempt does not count. */
  async function make(job: VariantJob): Promise<boolean> {
    const written: Digests = {};
    const fault = await makeFiles(job, written);
    if (!fault) await finish(job, written);
    else if (stopping.signal.aborted) await queue.release(job);
    else {
      log.warn({ file: job.file, format: job.format, reason: fault }, 'Variants of a picture could not be made.');
      await queue.fail(job);
    }
    return !fault;
  }

  /** Returns the reason of a failure, or null. Adds what it writes to `written`. */
  async function makeFiles(job: VariantJob, written: Digests): Promise<string | null> {
    const stored = await storage.open(job.file);
    if (!stored) return 'The picture is not in the storage.';
    const picture = await buffer(stored.stream);
    if ((await sizes.isWhole(job.file, picture.length)) === false) return 'The picture is damaged.';
    for (const width of widthsOf(job.width)) {
      const file = fileOf(job, job.format, width);
      if (file === job.file) continue;
      if (stopping.signal.aborted) return 'The server is stopping.';
      await queue.extend(job);
      const encoded = await encoder.encode({ picture, format: job.format, width });
      if (!encoded.ok) return encoded.reason;
      await storage.write(file, encoded.value);
      written[file] = digestOf(encoded.value);
    }
    return null;
  }

  async function finish(job: VariantJob, written: Digests) {
    const isStillThere = await queue.finish(job, written);
    if (!isStillThere) await removeFiles(job, (file) => storage.remove(file));
  }

  /** To be called when a picture was added. */
  function wake(): void {
    woken.resolve();
  }

  /** Stops at once; an interrupted job is done again after the next start. */
  async function stop(): Promise<void> {
    stopping.abort();
    encoder.close();
    wake();
    await Promise.allSettled([working, making]);
  }

  return { start, makeAll, wake, stop, count: queue.count };
}

const TIMEOUT = 10 * 60 * 1000; // ms; at the lowest priority, a busy machine gives it little time

export interface EncodingTask {
  picture: Uint8Array;
  format: Format;
  /** In pixels. */
  width: number;
}

/** Encodes pictures in a process of its own, at the lowest priority, so that it only uses time that requests leave. */
export function createVariantEncoder(priority: number = constants.priority.PRIORITY_LOW) {
  const { run, close } = createWorkerProcess({
    program: new URL('server/media/variants/encode-variants.ts', root),
    priority,
    timeout: TIMEOUT,
  });
  return { encode: (task: EncodingTask) => run(task), close };
}
