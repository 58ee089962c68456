import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const PATIENCE = 300_000; // ms: a first start installs

/**
 * Waits until a program answers. Throws if it ends before, or does not within five minutes; it ends with this process.
 *
 * @param {ChildProcess} program @param {string} name @param {() => Promise<boolean>} answers
 */
export async function untilAnswers(program, name, answers, interval = 20) {
  endWithThis(program);
  const deadline = performance.now() + PATIENCE;
  while (!(await answers())) {
    if (hasEnded(program)) throw new Error(`${name} has ended before it answered.`);
    if (performance.now() > deadline) throw new Error(`${name} does not answer.`);
    await wait(interval);
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

/** Whether an address responds with 200. Throws if it responds with anything else. @param {string} address */
export async function isServed(address) {
  const response = await fetch(address).catch(() => undefined);
  if (response && !response.ok) throw new Error(`${address} responds with ${response.status}.`);
  return response !== undefined;
}

/** Kills a program when this process ends, be it by an error. @param {ChildProcess} program */
export function endWithThis(program) {
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
}

/** @param {ChildProcess} program */
function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}
