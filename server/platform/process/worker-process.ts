import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { stopSignals } from './stop-signals.ts';

const IDLE = 30 * 1000; // ms

export type Done<Value> = { ok: true; value: Value } | { ok: false; reason: string };

/** What is to be done, under a number that its answer carries too. */
export interface Task {
  number: number;
  order: object;
}

export interface TaskDone {
  number: number;
  done: Done<unknown>;
}

/** Why there is no answer when the process ended at work, by itself or for taking too long. */
export const ENDED = 'The process that was at work ended.';

/** Why there is none when a signal to the group reached the process before it could ignore it. */
const SIGNALLED = 'The process that was at work was told to stop.';

/**
 * Hands orders to a program that runs in a process of its own, with a priority of its own. The process starts with the
 * first order, ends when there was none for a while or one takes longer than `longest` ms, and is replaced when it dies.
 * Past `mostMemory` bytes it ends itself. While it has nothing to do, it does not hold up the end of this process.
 */
export function createWorkerProcess({
  program,
  priority,
  longest,
  mostMemory = Infinity,
}: {
  program: URL;
  priority: number;
  longest: number;
  mostMemory?: number;
}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let number = 0;

  /** Runs one task at a time. Returns its result, or whether the task failed or the process ended. */
  async function order<Value = Uint8Array>(order: object): Promise<Done<Value>> {
    const done = await attempt<Value>(order);
    // The signal meant the product's own process, which ends this one when it is time.
    return !done.ok && done.reason === SIGNALLED ? attempt<Value>(order) : done;
  }

  async function attempt<Value>(order: object): Promise<Done<Value>> {
    clearTimeout(idle);
    const worker = (child ??= startChild());
    holdUp(worker, true);
    try {
      number += 1;
      return (await answerOf(worker, { number, order }, longest)) as Done<Value>;
    } finally {
      holdUp(worker, false);
      idle = setTimeout(close, IDLE).unref();
    }
  }

  function startChild() {
    const started = fork(program, [String(mostMemory)], {
      serialization: 'advanced',
      stdio: ['ignore', 2, 2, 'ipc'],
      execArgv: [],
    });
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

function holdUp(child: ChildProcess, isBusy: boolean) {
  for (const held of [child, child.channel]) {
    if (isBusy) held?.ref();
    else held?.unref();
  }
}

/** Other messages are not ours: a process that `node --watch` started tells which files it loads. */
async function answerOf(child: ChildProcess, task: Task, longest: number): Promise<Done<unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Done<unknown>>();
  const onMessage = (message: unknown) => {
    const { number, done } = Object(message) as Partial<TaskDone>;
    if (number === task.number && done) resolve(done);
  };
  const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
    resolve({ ok: false, reason: stopSignals.some((one) => one === signal) ? SIGNALLED : ENDED });
  const limit = setTimeout(() => child.kill('SIGKILL'), longest);
  child.on('message', onMessage).once('exit', onExit).once('error', reject);
  try {
    child.send(task);
    return await promise;
  } finally {
    clearTimeout(limit);
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
  }
}
