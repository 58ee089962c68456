import { existsSync } from 'node:fs';

const TASKSET = '/usr/bin/taskset';

/**
 * Gives the command and arguments that keep a program on one core of the processor, where the system can.
 *
 * @param {number | undefined} core @param {string} program @param {string[]} args
 * @returns {[string, string[]]}
 */
export function onCore(core, program, args) {
  if (core === undefined || !existsSync(TASKSET)) return [program, args];
  return [TASKSET, ['-c', String(core), program, ...args]];
}
