import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ignore, type Part, PART, READY, type Message } from './cluster.ts';
import type { Log } from '../log/log.ts';
import { onStop } from './stop-signals.ts';

const SOON = 10_000; // ms, in which nothing ends that works
const SHORTEST_PAUSE = 100; // ms
const LONGEST_PAUSE = 30_000; // ms

/**
 * Runs this program in so many processes that share the port, until a signal. The first makes everything ready before the
 * others begin; where it cannot, nothing runs. One that ends is replaced: the sooner and oftener it ends, the later.
 */
export function runWorkers(count: number, log: Log): void {
  const stopping = new AbortController();
  let isPrepared = false;
  onStop(stop);
  void keepRunning('jobs');

  async function keepRunning(part: Part) {
    let pause = 0;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const end = await run(isPrepared ? part : 'first');
      if (stopping.signal.aborted) return;
      if (!isPrepared) return void (process.exitCode = end.code || 1);
      pause = performance.now() - began < SOON ? Math.min(2 * pause || SHORTEST_PAUSE, LONGEST_PAUSE) : 0;
      log.error({ ...end, pause }, 'A process ended. Another one takes its place.');
      await wait(pause, undefined, { signal: stopping.signal }).catch(ignore);
    }
  }

  /** Gives how the process ended that it starts for a part. */
  async function run(part: Part) {
    const worker = cluster.fork({ [PART]: part });
    const it = { worker: worker.process.pid, part };
    log.debug(it, 'A process begins.');
    worker.on('message', (message: Message) => {
      if (message[0] !== READY) return publishToOthers(worker, message);
      log.info(it, 'A process is ready.');
      if (!isPrepared) startOthers();
    });
    const [code, signal] = await endOf(worker);
    return { ...it, code, signal };
  }

  function startOthers() {
    isPrepared = true;
    for (let others = 1; others < count; others += 1) void keepRunning('pages');
  }

  function stop() {
    stopping.abort();
    for (const worker of workers()) worker.process.kill('SIGTERM');
  }
}

async function endOf(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  try {
    return (await once(worker, 'exit')) as [number | null, string | null];
  } catch {
    // What cannot be started, or spoken with, is none of them.
    worker.process.kill('SIGKILL');
    return [null, null];
  }
}

function publishToOthers(publisher: Worker, message: Message) {
  for (const worker of workers()) if (worker !== publisher && worker.isConnected()) worker.send(message, ignore);
}

function workers() {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
