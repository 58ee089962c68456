import { setTimeout as wait } from 'node:timers/promises';
import { demonstrationNames } from '../../server/platform/configuration/configuration.ts';
import { descendantThatRuns, processorTimeOf } from '../measure/processes.mjs';
import { startServer } from '../subjects/server.mjs';

const ENCODER = 'encode-variants';
const LIMIT = 90; // s of one core

/** Measures what the pictures of each demonstration cost after its first start: the processor time of the encoder until it ends. */
for (const name of demonstrationNames) {
  const { primary, readyAfter, stop } = await startServer('3953', { CONTENT: `demo:${name}` });
  let encoder;
  while (!(encoder = descendantThatRuns(ENCODER, primary))) await wait(20);
  let last = 0;
  for (let time; (time = processorTimeOf(encoder)) !== null; await wait(100)) last = time;
  await stop();
  console.log(
    `${name}: ready after ${(readyAfter / 1000).toFixed(0)} s, then ${last.toFixed(0)} s of one core (limit ${LIMIT})`,
  );
}
