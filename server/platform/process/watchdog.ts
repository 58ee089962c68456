import type { Worker } from 'node:cluster';
import type { Log } from '../log/log.ts';

const INTERVAL = 1_000; // ms
const PATIENCE = 60; // intervals: rewriting a large database blocks for many seconds

/**
 * Kills workers that have not been heard for a minute: their event loop stands still. Counts intervals rather than time,
 * so that nothing is held against a worker while this process, or the machine, stood still itself.
 */
export function createWatchdog(log: Log) {
  const silent = new Map<Worker, number>();

  function look() {
    for (const [worker, intervals] of silent) {
      if (intervals < PATIENCE) silent.set(worker, intervals + 1);
      else kill(worker);
    }
  }

  function kill(worker: Worker) {
    silent.delete(worker);
    log.error({ worker: worker.process.pid }, 'A worker has not answered for a minute. It is ended.');
    worker.process.kill('SIGKILL');
  }

  setInterval(look, INTERVAL).unref();

  return {
    /** To be called each second, from a worker's first sign of life on. */
    heard: (worker: Worker) => void silent.set(worker, 0),
    forget: (worker: Worker) => void silent.delete(worker),
  };
}
