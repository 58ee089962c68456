import { constants } from 'node:os';
import { createWorkerProcess } from '../../platform/process/worker-process.ts';
import type { Format } from '../picture-files.ts';
import { root } from '../../platform/root.ts';

const LONGEST = 10 * 60 * 1000; // ms; on a busy machine the lowest priority gets little of it

/** What is to be made of a picture. */
export interface EncodingOrder {
  picture: Uint8Array;
  format: Format;
  /** In pixels. */
  width: number;
}

/** Encodes pictures in a process of its own that has the lowest priority, so that it takes only what visitors leave. */
export function createVariantEncoder() {
  const { order, close } = createWorkerProcess({
    program: new URL('server/media/variants/encode-variants.ts', root),
    priority: constants.priority.PRIORITY_LOW,
    longest: LONGEST,
  });
  return { encode: (each: EncodingOrder) => order(each), close };
}
