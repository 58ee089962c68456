import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ignore } from './cluster.ts';
import { stopSignals } from './stop-signals.ts';

const IDLE = 30 * 1000; // ms

export type TaskResult<Value> = { ok: true; value: Value } | { ok: false; reason: string };

export interface Task {
  id: number;
  input: object;
}

/** The result of the task with the same id. */
export interface TaskMessage {
  id: number;
  result: TaskResult<unknown>;
}

/** The reason when the process ended during the task, by itself or because of a limit. */
export const ENDED = 'The worker process ended during the task.';

/** The reason when a signal to the group reached the process before it could ignore it. */
const SIGNALLED = 'The worker process was stopped by a signal.';

interface WorkerProcessOptions {
  program: URL;
  priority: number;
  timeout: number;
  maxMemory?: number;
}

/**
 * Runs tasks in a child process with a priority of its own. The process starts with the first task, and ends after 30 s
 * without one, when a task takes longer than `timeout` ms, or when it exceeds `maxMemory` bytes; the next task starts it
 * again. An idle one does not keep this process running.
 */
export function createWorkerProcess({ program, priority, timeout, maxMemory = Infinity }: WorkerProcessOptions) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  /** Runs a task; callers run one at a time. Returns its result, or why there is none. */
  async function run<Value = Uint8Array>(input: object): Promise<TaskResult<Value>> {
    const result = await attempt<Value>(input);
    // The signal was for this process, which ends the other one in time.
    return !result.ok && result.reason === SIGNALLED ? attempt<Value>(input) : result;
  }

  async function attempt<Value>(input: object): Promise<TaskResult<Value>> {
    clearTimeout(idle);
    const worker = (child ??= startChild());
    keepAlive(worker, true);
    try {
      lastId += 1;
      return (await resultOf(worker, { id: lastId, input }, timeout)) as TaskResult<Value>;
    } finally {
      keepAlive(worker, false);
      idle = setTimeout(close, IDLE).unref();
    }
  }

  function startChild() {
    const started = fork(program, [String(maxMemory)], {
      serialization: 'advanced',
      stdio: ['ignore', 2, 2, 'ipc'],
      execArgv: [],
      detached: true,
    });
    // Set from here and at once: threads inherit the priority that their process has when they start.
    if (started.pid && priority > 0) giveWay(started.pid, priority);
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

  return { run, close };
}

function keepAlive(child: ChildProcess, isBusy: boolean) {
  for (const handle of [child, child.channel]) {
    if (isBusy) handle?.ref();
    else handle?.unref();
  }
}

/** Ignores messages without the id of the task, such as those that `node --watch` has its processes send. */
async function resultOf(child: ChildProcess, task: Task, timeout: number): Promise<TaskResult<unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult<unknown>>();
  const onMessage = (message: unknown) => {
    const { id, result } = Object(message) as Partial<TaskMessage>;
    if (id === task.id && result) resolve(result);
  };
  const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
    resolve({ ok: false, reason: stopSignals.some((stopSignal) => stopSignal === signal) ? SIGNALLED : ENDED });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  child.on('message', onMessage).once('exit', onExit).once('error', reject);
  try {
    // What can no longer be sent is known by the exit of the process, which says why.
    child.send(task, ignore);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
  }
}

/**
 * Has a process that was started `detached` give way to all others, by its nice value (1 to 19). Where Linux first shares
 * the processors among sessions, a nice value counts within a session only: see "The autogroup feature" of sched(7). Such
 * a process leads a session of its own, which is given the same value.
 */
function giveWay(pid: number, niceness: number): void {
  setPriority(pid, niceness);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Other systems have no such file, and Linux takes ten of these a second: the process then gives way within its session.
  }
}
