import process from 'node:process';
import type { Done } from './process-apart.ts';

/** Makes this process one that does orders: takes what makes bytes of one, and answers each with them or with a reason. */
export function answerOrders(work: (order: never) => Promise<Uint8Array>): void {
  // A signal to the group means the product's own process, which ends this one when it is time.
  process.on('SIGTERM', () => {});
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (order) => {
    const done = await attempt(() => work(order as never));
    process.send?.(done);
  });
}

async function attempt(work: () => Promise<Uint8Array>): Promise<Done> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}
