import { constants } from 'node:os';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { createWorkerProcess, ENDED } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';
import { digestOf } from '../storage/digests.ts';
import type { Storage } from '../storage/storage.ts';
import { hashOf, type KeepResult, type KeyOf, noFacts } from './kept-file.ts';

const TIMEOUT = 30 * 1000; // ms
const MAX_MEMORY = 800 * 1024 * 1024; // bytes
const MAX_WAITING = 20;
export const TOO_HEAVY = 'takes too much memory or time to read. Please try a smaller or simpler one.';

/** The bytes of a picture, or the path of the file that holds them. */
export type PictureSource = Uint8Array | string;

export interface PictureProperties {
  /** In pixels, after rotation. */
  width: number;
  height: number;
  /** A tiny WebP as a data URL. */
  placeholder: string;
}

type EncodedPicture = PictureProperties & { data: Uint8Array };

/** Stores a picture re-encoded as upright WebP without metadata, at most 1920 px wide. */
export async function storePicture(storage: Storage, keyOf: KeyOf, source: PictureSource): Promise<KeepResult> {
  const encoded = await decode(source);
  if ('sentence' in encoded) return { ok: false, sentence: encoded.sentence };
  const { data, ...properties } = encoded;
  const file = keyOf('webp');
  await storage.write(file, data);
  const digests = JSON.stringify({ [file]: digestOf(data) });
  const about = { kind: 'picture', ...noFacts, ...properties, size: data.length, hash: await hashOf(source) } as const;
  return { ok: true, value: { ...about, file, digests } };
}

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
    if (decoded.reason === ENDED) return { sentence: TOO_HEAVY };
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
