import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../media/storage/storage.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log/log.ts';
import { createWorkerProcess, type TaskResult } from '../../platform/process/worker-process.ts';
import type { OgImage } from './og-image.ts';
import type { Icon, ShareCrop } from './png-worker.ts';
import { root } from '../../platform/root.ts';

const AREA = 'og';
const MAX_CACHED = 20 * 1024 * 1024; // bytes, about 500 pictures
const MAX_MEMORY = 600 * 1024 * 1024; // bytes
const TIMEOUT = 60 * 1000; // ms; at a low priority, a busy machine gives it little time

export interface PngRequest {
  /** Identifies the picture. */
  name: string;
  /** What to draw. A photograph is read when it is its turn: many may wait. */
  image: OgImage | Icon | (() => Promise<ShareCrop>);
}

export type PngRenderer = ReturnType<typeof createPngRenderer>;

interface PngRendererDependencies {
  storage: Storage;
  log: Log;
  worker?: { run: (picture: object) => Promise<TaskResult<Uint8Array>>; close: () => void };
}

/** Renders icons and share pictures as PNG, or crops photographs as JPEG, one at a time in a worker process with low priority, and caches the files. */
export function createPngRenderer({ storage, log, worker = createPngWorker() }: PngRendererDependencies) {
  const limit = createLimiter({ concurrency: 1, ...limits.sharePictures });
  const pending = new Map<string, Promise<Uint8Array>>();

  /**
   * Returns the cached file, or renders it when it is the sender's turn. Requests of a sender for the same picture share one
   * place in the queue. Throws `QueueFull` or `QueueTimeout` under a flood.
   */
  async function render({ name, image }: PngRequest, sender: string): Promise<Uint8Array> {
    const hash = createHash('sha256').update(name).digest('hex');
    const key = `${AREA}/${hash.slice(0, 40)}.${typeof image === 'function' ? 'jpg' : 'png'}`;
    return (await readCached(key)) ?? shared(`${sender} ${key}`, () => limit(() => readOrRender(image, key), sender));
  }

  function shared(name: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const existing = pending.get(name);
    if (existing) return existing;
    const promise = work().finally(() => pending.delete(name));
    pending.set(name, promise);
    return promise;
  }

  async function readOrRender(image: PngRequest['image'], key: string) {
    return (await readCached(key)) ?? renderAndCache(image, key);
  }

  async function readCached(key: string): Promise<Uint8Array | null> {
    const file = await storage.open(key);
    return file && buffer(file.stream);
  }

  async function renderAndCache(image: PngRequest['image'], key: string) {
    const rendered = await worker.run(typeof image === 'function' ? await image() : image);
    if (!rendered.ok) throw new Error(`A picture could not be rendered: ${rendered.reason}`);
    try {
      await storage.write(key, rendered.value);
      await deleteOldest();
    } catch (error) {
      log.warn({ err: error }, 'A rendered picture could not be cached.');
    }
    return rendered.value;
  }

  /** Keeps the cache within its size. */
  async function deleteOldest() {
    const files = await Array.fromAsync(storage.list());
    const newestFirst = files.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());
    let size = 0;
    const excess = newestFirst.filter((file) => (size += file.size) > MAX_CACHED);
    await Promise.all(excess.map(({ key }) => storage.remove(key)));
  }

  return { render, close: worker.close };
}

function createPngWorker() {
  return createWorkerProcess({
    program: new URL('server/pages/og/png-worker.ts', root),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    timeout: TIMEOUT,
    maxMemory: MAX_MEMORY,
  });
}
