import { setTimeout as wait } from 'node:timers/promises';
import { leaveLock, takeLock } from './lock.mjs';
import { running } from './run.mjs';
import { say } from './stages.mjs';

const CHECK_INTERVAL = 200; // ms

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/**
 * Does work that only one process may do in this folder at a time, such as installing. Waits for another one that is at it,
 * and for the programs of one that was killed.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  await enter();
  process.on('exit', leaveLock);
  for (const signal of stopSignals) process.on(signal, stop);
  await work();
  for (const signal of stopSignals) process.off(signal, stop);
  process.off('exit', leaveLock);
  leaveLock();
}

async function enter() {
  if (takeLock()) return;
  say('Waiting for another process that installs or builds here.');
  while (!takeLock()) await wait(CHECK_INTERVAL);
}

/** Leaves no program behind that goes on installing or building. */
function stop() {
  for (const child of running) child.kill();
  process.exit(1);
}
