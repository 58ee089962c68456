import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const PATIENCE = 300_000; // ms: a first start installs
const TASKSET = '/usr/bin/taskset';

/**
 * Returns the command that pins a program to one CPU core, where `taskset` is available.
 *
 * @param {number | undefined} core @param {string} program @param {string[]} args
 * @returns {[string, string[]]}
 */
export function onCore(core, program, args) {
  if (core === undefined || !existsSync(TASKSET)) return [program, args];
  return [TASKSET, ['-c', String(core), program, ...args]];
}

/**
 * Waits until a program answers at an address. Throws if it ends before, or does not within five minutes; it ends with this
 * process.
 *
 * @param {ChildProcess} program @param {string} name @param {string} address
 */
export async function untilAnswers(program, name, address) {
  endWithThis(program);
  const deadline = performance.now() + PATIENCE;
  while (!(await isServed(address))) {
    if (program.exitCode !== null || program.signalCode !== null)
      throw new Error(`${name} has ended before it answered.`);
    if (performance.now() > deadline) throw new Error(`${name} does not answer.`);
    await wait(10);
  }
}

/** Returns what a program prints first. Throws if it ends without. @param {ChildProcess} program @param {string} name */
export async function firstOutput(program, name) {
  endWithThis(program);
  const printed = once(/** @type {NodeJS.ReadableStream} */ (program.stdout), 'data').then(([data]) => String(data));
  const ended = once(program, 'close').then(() => {
    throw new Error(`${name} has ended without a result.`);
  });
  ended.catch(() => {});
  return Promise.race([printed, ended]);
}

/** Whether an address responds with 200, and all of it. @param {string} address */
export async function isServed(address) {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Kills a program when this process ends, be it by an error. @param {ChildProcess} program */
function endWithThis(program) {
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
}
