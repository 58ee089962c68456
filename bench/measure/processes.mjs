import { readFileSync } from 'node:fs';

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

/** @param {number} pid */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}
