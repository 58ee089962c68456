import { constants } from 'node:os';
import { createWorkerProcess, ENDED } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { EncodedPicture, PictureProperties } from '../variants/encoding.ts';
import type { PictureSource } from './recognition.ts';
import { refusals } from './refusals.ts';

const TIMEOUT = 30 * 1000; // ms
const MAX_MEMORY = 800 * 1024 * 1024; // bytes
const MAX_WAITING = 20;

/** An encoded picture, or the end of a sentence that says why there is none. */
export type Decoded = EncodedPicture | { sentence: string };

export interface DecodingTask {
  source: PictureSource;
  /** Whether the picture is only described, because it is stored as it is. */
  isReady?: boolean;
}

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
    const decoded = await attempt<Decoded>({ source });
    if (decoded.ok) return decoded.value;
    if (decoded.reason === ENDED) return { sentence: refusals.heavy };
    throw unreadable(decoded.reason);
  }

  /** Describes a picture that is stored as it is. */
  async function describe(source: PictureSource): Promise<PictureProperties> {
    const described = await attempt<PictureProperties>({ source, isReady: true });
    if (described.ok) return described.value;
    throw unreadable(described.reason);
  }

  function attempt<Value>(task: DecodingTask) {
    return limit(() => run<Value>(task));
  }

  return { decode, describe, close };
}

function unreadable(reason: string) {
  return new Error(`A picture could not be read: ${reason}`);
}

/** The decoder of this process. Its child process starts with the first picture and ends when it is idle. */
export const { decode, describe } = createPictureDecoder();
