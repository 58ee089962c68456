import { constants } from 'node:os';
import { createWorkerProcess } from '../../platform/process/worker-process.ts';
import type { Format } from '../picture-files.ts';
import { root } from '../../platform/root.ts';

const TIMEOUT = 10 * 60 * 1000; // ms; at the lowest priority, a busy machine gives it little time

export interface EncodingTask {
  picture: Uint8Array;
  format: Format;
  /** In pixels. */
  width: number;
}

/** Encodes pictures in a process with the lowest priority, so that it only uses time that requests leave. */
export function createVariantEncoder() {
  const { run, close } = createWorkerProcess({
    program: new URL('server/media/variants/encode-variants.ts', root),
    priority: constants.priority.PRIORITY_LOW,
    timeout: TIMEOUT,
  });
  return { encode: (each: EncodingTask) => run(each), close };
}
