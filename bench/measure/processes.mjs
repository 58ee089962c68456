import { readFileSync } from 'node:fs';

const TICKS = 100; // a second, on every Linux since 2.6

/** Returns the process that serves requests: the child of a primary one, or the process itself. @param {number} pid */
export function servingProcess(pid) {
  return Number(childrenOf(pid)[0] ?? pid);
}

/** Returns the memory of a process in MB, shared pages included. @param {number} pid */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/**
 * Returns the memory of a process and its children in MB; pages they share are counted once.
 * @param {number} pid
 * @returns {number}
 */
export function memoryOfAll(pid) {
  const [, kilobytes] = /^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfAll(Number(child)), Math.round(Number(kilobytes) / 1000));
}

/**
 * Returns a descendant of a process that runs the program, if there is one.
 * @param {string} program @param {number} pid
 * @returns {number | undefined}
 */
export function descendantThatRuns(program, pid) {
  const children = childrenOf(pid).map(Number);
  const found = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program));
  return found ?? children.map((child) => descendantThatRuns(program, child)).find(Boolean);
}

/** Returns a process and all that it has started. @param {number} pid @returns {number[]} */
export function familyOf(pid) {
  return [pid, ...childrenOf(pid).flatMap((child) => familyOf(Number(child)))];
}

/** Returns the processor time of a process in seconds; null after its end. @param {number} pid */
export function processorTimeOf(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}
