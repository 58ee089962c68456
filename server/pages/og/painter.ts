import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../media/storage/storage.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log/log.ts';
import { createWorkerProcess } from '../../platform/process/worker-process.ts';
import type { Icon } from '../icons/icon-png.ts';
import type { OgImage } from './og-image.ts';
import { root } from '../../platform/root.ts';

const AREA = 'og';
const MOST_KEPT = 20 * 1024 * 1024; // bytes, about 500 pictures
const TIMEOUT = 20 * 1000; // ms

export interface Painting {
  /** Identifies the picture. */
  name: string;
  /** What the painting process makes it of. */
  order: OgImage | Icon;
}

export type Painter = ReturnType<typeof createPainter>;

/** Paints share pictures and icons, one at a time in a process that gives way to visitors, and keeps them in a folder. */
export function createPainter({ storage, log }: { storage: Storage; log: Log }) {
  const painter = createWorkerProcess({
    program: new URL('server/pages/og/paint.ts', root),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    timeout: TIMEOUT,
  });
  const limit = createLimiter({ concurrency: 1, ...limits.sharePictures });
  const underWay = new Map<string, Promise<Uint8Array>>();

  /**
   * Returns the PNG: kept, or painted when it is the sender's turn. Requests of a sender for the same picture share one
   * place in the queue. Throws `QueueFull` or `QueueTimeout` under a flood.
   */
  async function paint({ name, order }: Painting, sender: string): Promise<Uint8Array> {
    const hash = createHash('sha256').update(name).digest('hex');
    const key = `${AREA}/${hash.slice(0, 40)}.png`;
    return (await kept(key)) ?? shared(`${sender} ${key}`, () => limit(() => keptOrPainted(order, key), sender));
  }

  function shared(name: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const begun = underWay.get(name);
    if (begun) return begun;
    const promise = work().finally(() => underWay.delete(name));
    underWay.set(name, promise);
    return promise;
  }

  async function keptOrPainted(order: Painting['order'], key: string) {
    return (await kept(key)) ?? paintAndKeep(order, key);
  }

  async function kept(key: string): Promise<Uint8Array | null> {
    const file = await storage.open(key);
    return file && buffer(file.stream);
  }

  async function paintAndKeep(order: Painting['order'], key: string) {
    const painted = await painter.run(order);
    if (!painted.ok) throw new Error(`A picture could not be painted: ${painted.reason}`);
    try {
      await storage.write(key, painted.value);
      await forgetOldest();
    } catch (error) {
      log.warn({ err: error }, 'A painted picture could not be kept.');
    }
    return painted.value;
  }

  async function forgetOldest() {
    const files = await Array.fromAsync(storage.list());
    const newestFirst = files.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());
    let size = 0;
    const beyond = newestFirst.filter((file) => (size += file.size) > MOST_KEPT);
    await Promise.all(beyond.map(({ key }) => storage.remove(key)));
  }

  return { paint, close: painter.close };
}
