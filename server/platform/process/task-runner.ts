import process from 'node:process';
import type { Done, Task, TaskDone } from './worker-process.ts';
import { stopSignals } from './stop-signals.ts';

const LOOKS_EVERY = 20; // ms; a picture takes some hundred MB within a second

/**
 * Makes this process one that does orders: answers each with what `work` makes of it or with a reason. It kills itself
 * when an order takes it past the memory that it was started with.
 */
export function runTasks(work: (order: never) => Promise<unknown>): void {
  const mostMemory = Number(process.argv[2]);
  // A signal to the group means the product's own process, which ends this one when it is time.
  for (const signal of stopSignals) process.on(signal, () => {});
  process.on('disconnect', end);
  process.on('message', async ({ number, order }: Task) => {
    const watch = setInterval(() => {
      // What libraries allocate is beyond the limits that Node knows.
      if (process.memoryUsage.rss() > mostMemory) end();
    }, LOOKS_EVERY);
    const done = await attempt(() => work(order as never));
    clearInterval(watch);
    process.send?.({ number, done } satisfies TaskDone);
  });
}

function end() {
  process.kill(process.pid, 'SIGKILL');
}

async function attempt(work: () => Promise<unknown>): Promise<Done<unknown>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}
