import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Has a process that was started `detached` give way to all others, by its nice value (1 to 19). Where Linux first shares
 * the processors among sessions, a nice value counts within a session only: see "The autogroup feature" of sched(7). Such
 * a process leads a session of its own, which is given the same value.
 */
export function giveWay(pid: number, niceness: number): void {
  setPriority(pid, niceness);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Other systems have no such file, and Linux takes ten of these a second: the process then gives way within its session.
  }
}
