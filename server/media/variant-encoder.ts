import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Format } from './picture-files.ts';

const LONGEST = 10 * 60 * 1000; // ms; on a busy machine the lowest priority gets little of it
const IDLE = 30 * 1000; // ms

/** What is to be made of a picture. */
export interface EncodingOrder {
  picture: Uint8Array;
  format: Format;
  /** In pixels. */
  width: number;
}

export type Encoded = { ok: true; value: Uint8Array } | { ok: false; reason: string };

/**
 * Encodes pictures in a process of its own that has the lowest priority, so that it takes only what visitors leave. The
 * process starts with the first order, ends when there was none for a while, and is replaced when it dies.
 */
export function createVariantEncoder() {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Takes one order at a time and gives the bytes, or why there are none: the picture, or the end of the process. */
  async function encode(order: EncodingOrder): Promise<Encoded> {
    clearTimeout(idle);
    child ??= startChild();
    try {
      return await answerOf(child, order);
    } finally {
      idle = setTimeout(close, IDLE).unref();
    }
  }

  function startChild() {
    const started = fork(new URL('./encode-variants.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 2, 2, 'ipc'],
      execArgv: [],
    });
    // From outside and at once: threads take over the priority that their process has when they start.
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW);
    const forget = () => {
      if (child === started) child = undefined;
    };
    return started.on('exit', forget).on('error', forget);
  }

  /** Ends the process, whatever it is doing. */
  function close() {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  return { encode, close };
}

async function answerOf(child: ChildProcess, order: EncodingOrder): Promise<Encoded> {
  const { promise, resolve, reject } = Promise.withResolvers<Encoded>();
  const onExit = () => resolve({ ok: false, reason: 'The process that encodes pictures ended.' });
  const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST);
  child.once('message', resolve).once('exit', onExit).once('error', reject);
  try {
    child.send(order);
    return await promise;
  } finally {
    clearTimeout(limit);
    child.off('message', resolve).off('exit', onExit).off('error', reject);
  }
}
