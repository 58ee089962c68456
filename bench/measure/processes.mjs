import { readFileSync } from 'node:fs';

const TICKS = 100; // a second, on every Linux since 2.6

/** Returns the process that serves requests: the child of a primary one, or the process itself. @param {number} pid */
export function servingProcess(pid) {
  return childrenOf(pid)[0] ?? pid;
}

/** Returns the memory of a process in MB, shared pages included. @param {number} pid */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** Returns the memory of processes in MB; pages that they share are counted once. @param {number[]} pids */
export function memoryOfAll(pids) {
  const sizes = pids.map((pid) => {
    const [, kilobytes] = /^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  });
  return Math.round(sizes.reduce((sum, size) => sum + size, 0));
}

/** Returns a process and all that it has started. @param {number} pid @returns {number[]} */
export function familyOf(pid) {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** Returns those that run the program. @param {string} program @param {number[]} pids */
export function thoseThatRun(program, pids) {
  return pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
}

/** Returns the processor time of processes in seconds, without those that have ended. @param {number[]} pids */
export function processorTimeOf(pids) {
  return pids.map(secondsOf).reduce((sum, seconds) => sum + seconds, 0);
}

/** @param {number} pid */
function secondsOf(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) / TICKS;
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
