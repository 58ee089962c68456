import process from 'node:process';
import type { Task, TaskMessage, TaskResult } from './worker-process.ts';
import { HAND_OVER, stopSignals } from './stop-signals.ts';

const CHECK_INTERVAL = 20; // ms: decoding a picture takes some hundred MB within a second

/**
 * Runs the tasks that the parent process sends, and sends their results back. Kills this process when a task exceeds the
 * memory limit that the process was started with.
 */
export function runTasks(work: (input: never) => Promise<unknown>): void {
  const maxMemory = Number(process.argv[2]);
  // A signal to the group is for the parent process, which ends this one in time.
  for (const signal of [...stopSignals, HAND_OVER]) process.on(signal, () => {});
  process.on('disconnect', end);
  process.on('message', async ({ id, input }: Task) => {
    const watch = setInterval(() => {
      // Node's own limits do not count what native libraries allocate.
      if (process.memoryUsage.rss() > maxMemory) end();
    }, CHECK_INTERVAL);
    const result = await attempt(() => work(input as never));
    clearInterval(watch);
    // The parent may have given up meanwhile.
    process.send?.({ id, result } satisfies TaskMessage, () => {});
  });
}

function end() {
  process.kill(process.pid, 'SIGKILL');
}

async function attempt(work: () => Promise<unknown>): Promise<TaskResult<unknown>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}
