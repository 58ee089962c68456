import { runTasks } from '../../platform/process/task-runner.ts';
import { describe, encode } from '../variants/encoding.ts';
import type { DecodingTask } from './picture-decoder.ts';
import { findFault } from './recognition.ts';

runTasks(async ({ source, isReady }: DecodingTask) => {
  if (isReady) return describe(source);
  const fault = await findFault(source);
  return fault ? { sentence: fault } : encode(source);
});
