import { runTasks } from '../../platform/process/task-runner.ts';
import { encode } from '../variants/encoding.ts';
import type { Decoded } from './picture-decoder.ts';
import { findFault, type PictureSource } from './recognition.ts';

runTasks(async ({ source }: { source: PictureSource }): Promise<Decoded> => {
  const fault = await findFault(source);
  return fault ? { sentence: fault } : encode(source);
});
