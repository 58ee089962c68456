import { runTasks } from '../../../platform/process/task-runner.ts';
import { busyTimesIn } from './busy-times.ts';
import { type ReadingTask, Unreadable } from './reading-task.ts';

runTasks(async (task: ReadingTask) => {
  try {
    return busyTimesIn(task);
  } catch (error) {
    // The words of the parser quote the calendar.
    throw error instanceof Unreadable ? error : new Unreadable('It is damaged, or is no calendar.', { cause: error });
  }
});
