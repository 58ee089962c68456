import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import { HAND_OVER, onStop } from './stop-signals.ts';

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
 * start; if it cannot, nothing runs. A process that ends is replaced, with a growing pause if it keeps ending soon. At
 * `HAND_OVER`, a new process takes over from each.
 */
export function runWorkers(count: number, log: Log): void {
  runFromHome();
  // A single worker accepts connections itself, which is quicker; several are given them in turn.
  cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
  const [first, ...others] = Array.from({ length: count }, (_, index) => placeOf(index + 1)) as [Place, ...Place[]];
  const places = [first, ...others];
  const stopping = new AbortController();
  let isPrepared = false;
  let isHandingOver = false;
  onStop(stop);
  process.on(HAND_OVER, handOver);
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
    if (!stopping.signal.aborted && place.worker === worker) void hold(place, start(role, number));
  }

  function start(role: WorkerRole, number: number) {
    const worker = cluster.fork({ [ROLE_VARIABLE]: role, [NUMBER_VARIABLE]: number, [COUNT_VARIABLE]: count });
    const facts = { worker: worker.process.pid, role };
    log.debug(facts, 'A worker is starting.');
    worker.on('message', (message: Message) => {
      if (message[0] !== READY) return publishToOthers(worker, message);
      log.info(facts, 'A worker is ready.');
      if (!isPrepared && !stopping.signal.aborted) startOthers();
    });
    return worker;
  }

  function startOthers() {
    isPrepared = true;
    for (const place of others) void hold(place, start(place.role, place.number));
  }

  function publishToOthers(publisher: Worker, message: Message) {
    for (const { worker } of places) if (worker !== publisher && worker?.isConnected()) worker.send(message, ignore);
  }

  /** Has a new process take each place, one after the other, and lets its predecessor finish what is under way. */
  async function handOver() {
    if (!isPrepared || isHandingOver) return;
    isHandingOver = true;
    for (const place of places) {
      const successor = start(place.role, place.number);
      const isReady = await becomesReady(successor);
      if (stopping.signal.aborted) return;
      if (!isReady) {
        log.error('The process that was to take over has ended. The old one keeps running.');
        break;
      }
      place.worker?.process.kill('SIGTERM');
      void hold(place, successor);
    }
    isHandingOver = false;
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
