import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

const IDLE = 30 * 1000; // ms

export type Done = { ok: true; value: Uint8Array } | { ok: false; reason: string };

/**
 * Hands orders to a program that runs in a process of its own, with a priority of its own. The process starts with the
 * first order, ends when there was none for a while or one takes longer than `longest` ms, and is replaced when it dies.
 */
export function createProcessApart({
  program,
  priority,
  longest,
}: {
  program: URL;
  priority: number;
  longest: number;
}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Takes one order at a time and gives the bytes, or why there are none: the order itself, or the end of the process. */
  async function order(order: object): Promise<Done> {
    clearTimeout(idle);
    child ??= startChild();
    try {
      return await answerOf(child, order, longest);
    } finally {
      idle = setTimeout(close, IDLE).unref();
    }
  }

  function startChild() {
    const started = fork(program, { serialization: 'advanced', stdio: ['ignore', 2, 2, 'ipc'], execArgv: [] });
    // From outside and at once: threads take over the priority that their process has when they start.
    if (started.pid) setPriority(started.pid, priority);
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

  return { order, close };
}

async function answerOf(child: ChildProcess, order: object, longest: number): Promise<Done> {
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  const onExit = () => resolve({ ok: false, reason: 'The process that was at work ended.' });
  const limit = setTimeout(() => child.kill('SIGKILL'), longest);
  child.once('message', resolve).once('exit', onExit).once('error', reject);
  try {
    child.send(order);
    return await promise;
  } finally {
    clearTimeout(limit);
    child.off('message', resolve).off('exit', onExit).off('error', reject);
  }
}
