import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ALIVE,
  COUNT_VARIABLE,
  FAILURE_VARIABLE,
  ignore,
  type Message,
  NUMBER_VARIABLE,
  READY,
  REPLACED,
  ROLE_VARIABLE,
  type WorkerRole,
} from './cluster.ts';
import type { Log } from '../log/log.ts';
import { HAND_OVER, onStop, takesHandOvers } from './stop-signals.ts';
import { createWatchdog } from './watchdog.ts';

const MIN_LIFETIME = 10_000; // ms: a worker that ends earlier counts as broken
const MIN_PAUSE = 100; // ms
const MAX_PAUSE = 30_000; // ms

interface Place {
  role: WorkerRole;
  number: number;
  /** Whoever holds it. One that drains after a hand-over holds none. */
  worker?: Worker;
  /** In ms, before the next replacement. */
  pause: number;
}

/**
 * Runs this program in `count` processes that share the port, until a signal. The first prepares everything before the others
 * start; if it cannot, nothing runs. A process that ends is replaced, with a growing pause if it keeps ending soon, and one
 * that stands still is ended. At `HAND_OVER`, a new process takes over from each.
 */
export function runWorkers(count: number, log: Log): void {
  // A single worker accepts connections itself, which is quicker; several are given them in turn. `setupPrimary` reads it.
  cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
  runFromHome();
  const [first, ...others] = Array.from({ length: count }, (_, index) => placeOf(index + 1)) as [Place, ...Place[]];
  const places = [first, ...others];
  const stopping = new AbortController();
  const ready = new WeakSet<Worker>();
  const watchdog = createWatchdog(log);
  let isPrepared = false;
  let isHandingOver = false;
  let wantsHandOver = false;
  onStop(stop);
  process.on(HAND_OVER, handOver);
  takesHandOvers();
  void hold(first, start('first', first.number));

  /** Follows a worker to its end, and starts another unless there is one. */
  async function hold(place: Place, worker: Worker) {
    place.worker = worker;
    const began = performance.now();
    const [code, signal] = await endOf(worker);
    if (stopping.signal.aborted || place.worker !== worker) return;
    if (!isPrepared) return void (process.exitCode = code || 1);
    const { role, number } = place;
    place.pause = performance.now() - began < MIN_LIFETIME ? Math.min(2 * place.pause || MIN_PAUSE, MAX_PAUSE) : 0;
    const facts = { worker: worker.process.pid, role, code, signal, pause: place.pause };
    log.error(facts, 'A worker ended. A new one takes its place.');
    await wait(place.pause, undefined, { signal: stopping.signal }).catch(ignore);
    if (!stopping.signal.aborted && place.worker === worker) void hold(place, start(role, number, 'yes'));
  }

  function start(role: WorkerRole, number: number, followsFailure: 'yes' | 'no' = 'no') {
    const worker = cluster.fork({
      [ROLE_VARIABLE]: role,
      [NUMBER_VARIABLE]: number,
      [COUNT_VARIABLE]: count,
      [FAILURE_VARIABLE]: followsFailure,
    });
    const facts = { worker: worker.process.pid, role };
    log.debug(facts, 'A worker is starting.');
    worker.on('message', (message: Message) => {
      const [topic] = message;
      if (topic !== READY && topic !== ALIVE) return publishToOthers(worker, message);
      watchdog.heard(worker);
      if (topic === ALIVE) return;
      ready.add(worker);
      log.info(facts, 'A worker is ready.');
      if (!isPrepared && !stopping.signal.aborted) startOthers();
    });
    worker.once('exit', () => watchdog.forget(worker));
    return worker;
  }

  function startOthers() {
    isPrepared = true;
    for (const place of others) void hold(place, start(place.role, place.number));
    if (wantsHandOver) void handOver();
  }

  function publishToOthers(publisher: Worker, message: Message) {
    for (const { worker } of places) if (worker !== publisher && worker?.isConnected()) worker.send(message, ignore);
  }

  /** Has new processes take over, once all is prepared, and once more if that is asked for meanwhile. */
  async function handOver() {
    wantsHandOver = true;
    if (!isPrepared || isHandingOver) return;
    isHandingOver = true;
    while (wantsHandOver) {
      wantsHandOver = false;
      await replaceAll();
    }
    isHandingOver = false;
  }

  /** Has a new process take each place, one after the other, and lets its predecessor finish what is under way. */
  async function replaceAll() {
    for (const place of places) {
      if (stopping.signal.aborted) return;
      const successor = start(place.role, place.number);
      const isReady = await becomesReady(successor);
      if (stopping.signal.aborted) return;
      if (!isReady) return log.error('The process that was to take over has ended. The old one keeps running.');
      if (place.worker) release(place.worker);
      void hold(place, successor);
    }
  }

  /** One that is not ready serves nobody, and may not hear a message yet. */
  function release(worker: Worker) {
    if (ready.has(worker) && worker.isConnected()) worker.send([REPLACED], ignore);
    else worker.process.kill('SIGTERM');
  }

  function stop() {
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  }
}

/** Has workers run the release that `PLINTH_HOME` names when they start, with its Node: it may be a link that changes. */
function runFromHome() {
  const home = process.env['PLINTH_HOME'];
  if (!home) return;
  cluster.setupPrimary({ exec: join(home, 'build/program/main.js'), cwd: home });
  const node = join(home, 'node_modules/.bin/node');
  if (existsSync(node)) process.execPath = node;
}

function placeOf(number: number): Place {
  return { role: number === 1 ? 'jobs' : 'pages', number, pause: 0 };
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

/** Resolves to whether a worker serves requests, once it does or has ended. */
function becomesReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', ([topic]: Message) => void (topic === READY && resolve(true)));
    void endOf(worker).then(() => resolve(false));
  });
}
