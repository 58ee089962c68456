import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  COUNT_VARIABLE,
  ignore,
  type Message,
  NUMBER_VARIABLE,
  READY,
  ROLE_VARIABLE,
  type WorkerRole,
} from './cluster.ts';
import type { Log } from '../log/log.ts';
import { onStop } from './stop-signals.ts';

const MIN_LIFETIME = 10_000; // ms: a worker that ends earlier counts as broken
const MIN_PAUSE = 100; // ms
const MAX_PAUSE = 30_000; // ms

/**
 * Runs this program in `count` processes that share the port, until a signal. The first prepares everything before the others
 * start; if it cannot, nothing runs. A process that ends is replaced, with a growing pause if it keeps ending soon.
 */
export function runWorkers(count: number, log: Log): void {
  const stopping = new AbortController();
  let isPrepared = false;
  onStop(stop);
  void keepRunning('jobs', 1);

  async function keepRunning(role: WorkerRole, number: number) {
    let pause = 0;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const end = await run(isPrepared ? role : 'first', number);
      if (stopping.signal.aborted) return;
      if (!isPrepared) return void (process.exitCode = end.code || 1);
      pause = performance.now() - began < MIN_LIFETIME ? Math.min(2 * pause || MIN_PAUSE, MAX_PAUSE) : 0;
      log.error({ ...end, pause }, 'A worker ended. Another one takes its place.');
      await wait(pause, undefined, { signal: stopping.signal }).catch(ignore);
    }
  }

  /** Starts a worker. Resolves once it has ended. */
  async function run(role: WorkerRole, number: number) {
    const worker = cluster.fork({ [ROLE_VARIABLE]: role, [NUMBER_VARIABLE]: number, [COUNT_VARIABLE]: count });
    const facts = { worker: worker.process.pid, role };
    log.debug(facts, 'A worker is starting.');
    worker.on('message', (message: Message) => {
      if (message[0] !== READY) return publishToOthers(worker, message);
      log.info(facts, 'A worker is ready.');
      if (!isPrepared) startOthers();
    });
    const [code, signal] = await endOf(worker);
    return { ...facts, code, signal };
  }

  function startOthers() {
    isPrepared = true;
    for (let number = 2; number <= count; number += 1) void keepRunning('pages', number);
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
    // A process that did not start, or does not take messages, is not a worker.
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
