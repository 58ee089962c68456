import { Worker } from 'node:worker_threads';
import { runTasks } from '../../../platform/process/task-runner.ts';
import type { TaskResult } from '../../../platform/process/worker-process.ts';
import type { Interval } from '../../booking/free-times.ts';
import type { ReadingTask } from './reading-task.ts';

// In a thread: reading never pauses, and this one has to see how much memory it takes.
runTasks(async (task: ReadingTask) => {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult<Interval[]>>();
  const thread = new Worker(new URL('reading-thread.ts', import.meta.url), { workerData: task });
  thread.once('message', resolve).once('error', reject);
  const result = await promise;
  if (!result.ok) throw new Error(result.reason);
  return result.value;
});
