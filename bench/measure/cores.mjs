import { existsSync } from 'node:fs';

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
