import { constants } from 'node:os';
import { createWorkerProcess, ENDED } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { EncodedPicture } from '../variants/encoding.ts';
import type { PictureSource } from './recognition.ts';
import { refusals } from './refusals.ts';

const TIMEOUT = 30 * 1000; // ms
const MAX_MEMORY = 800 * 1024 * 1024; // bytes
const MAX_WAITING = 20;

/** An encoded picture, or the end of a sentence that says why there is none. */
export type Decoded = EncodedPicture | { sentence: string };

/**
 * Re-encodes uploaded pictures, one at a time, in a process with limited memory: a few bytes can decompress to gigabytes.
 * Rejects with `QueueFull` when too many wait.
 */
export function createPictureDecoder(maxMemory = MAX_MEMORY) {
  const { run, close } = createWorkerProcess({
    program: new URL('server/media/uploads/decode-picture.ts', root),
    priority: constants.priority.PRIORITY_NORMAL,
    timeout: TIMEOUT,
    maxMemory,
  });
  const limit = createLimiter({ concurrency: 1, maxQueued: MAX_WAITING });

  async function decode(source: PictureSource): Promise<Decoded> {
    const decoded = await limit(() => run<Decoded>({ source }));
    if (decoded.ok) return decoded.value;
    if (decoded.reason === ENDED) return { sentence: refusals.heavy };
    throw new Error(`A picture could not be read: ${decoded.reason}`);
  }

  return { decode, close };
}

/** The decoder of this process. Its child process starts with the first picture and ends when it is idle. */
export const { decode } = createPictureDecoder();
