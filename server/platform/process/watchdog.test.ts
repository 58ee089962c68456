import type { Worker } from 'node:cluster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { createWatchdog } from './watchdog.ts';

const MINUTE = 60_000; // ms

let lines: string[];
let watchdog: ReturnType<typeof createWatchdog>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  watchdog = createWatchdog(createLog('info', { destination: { write: (line) => void lines.push(line) } }));
});
afterEach(() => void vi.useRealTimers());

function createWorker(pid: number) {
  const kill = vi.fn<(signal: string) => void>();
  return { kill, worker: { process: { pid, kill } } as unknown as Worker };
}

test('a worker that is not heard for a minute is killed, which the log says, and the others are not', () => {
  const [stuck, lively] = [createWorker(7), createWorker(8)];
  watchdog.heard(stuck.worker);
  for (let second = 0; second < 61; second += 1) {
    watchdog.heard(lively.worker);
    expect(stuck.kill).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
  }
  expect(stuck.kill.mock.calls).toEqual([['SIGKILL']]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, worker: 7, msg: 'A worker has not answered for a minute. It is ended.' }),
  ]);
  vi.advanceTimersByTime(10_000);
  expect([stuck.kill.mock.calls.length, lively.kill.mock.calls.length]).toEqual([1, 0]);
});

test('nothing is held against a worker that was never heard, or has ended, or while all stood still', () => {
  const [starting, ended, suspended] = [createWorker(7), createWorker(8), createWorker(9)];
  watchdog.heard(ended.worker);
  watchdog.forget(ended.worker);
  watchdog.heard(suspended.worker);
  // A machine that was suspended for hours fires a timer once.
  vi.setSystemTime(Date.now() + 600 * MINUTE);
  vi.advanceTimersByTime(1_000);
  watchdog.heard(suspended.worker);
  vi.advanceTimersByTime(59_000);
  for (const { kill } of [starting, ended, suspended]) expect(kill).not.toHaveBeenCalled();
});
