import { parentPort, workerData } from 'node:worker_threads';
import type { TaskResult } from '../../../platform/process/worker-process.ts';
import type { Interval } from '../../booking/free-times.ts';
import { busyTimesIn } from './busy-times.ts';
import { type ReadingTask, Unreadable } from './reading-task.ts';

parentPort?.postMessage(read(workerData as ReadingTask), []);

function read(task: ReadingTask): TaskResult<Interval[]> {
  try {
    return { ok: true, value: busyTimesIn(task) };
  } catch (error) {
    // The words of the parser quote the calendar.
    return { ok: false, reason: error instanceof Unreadable ? error.message : 'It is damaged, or is no calendar.' };
  }
}
