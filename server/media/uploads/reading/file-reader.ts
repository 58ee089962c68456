import { constants } from 'node:os';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import { createWorkerProcess, ENDED } from '../../../platform/process/worker-process.ts';
import { root } from '../../../platform/root.ts';
import { TOO_HEAVY } from '../keep-picture.ts';
import type { FileFacts, ReadingTask, ReadKind, Unreadable } from './read-file.ts';

const TIMEOUT = 10 * 1000; // ms
const MAX_MEMORY = 600 * 1024 * 1024; // bytes
const MAX_WAITING = 20;

const { run } = createWorkerProcess({
  program: new URL('server/media/uploads/reading/read-file.ts', root),
  priority: constants.priority.PRIORITY_NORMAL,
  timeout: TIMEOUT,
  maxMemory: MAX_MEMORY,
});
const limit = createLimiter({ concurrency: 1, maxQueued: MAX_WAITING });

/**
 * Reads what uploaded files say of themselves, one at a time, in a process with limited memory, which strangers may have made to
 * grow. Throws `QueueFull` when too many wait.
 */
export async function readFacts(kind: ReadKind, path: string): Promise<FileFacts | Unreadable> {
  const task: ReadingTask = { kind, path };
  const read = await limit(() => run<FileFacts | Unreadable>(task));
  if (read.ok) return read.value;
  if (read.reason === ENDED) return { sentence: TOO_HEAVY };
  throw new Error(`A file could not be read: ${read.reason}`);
}
