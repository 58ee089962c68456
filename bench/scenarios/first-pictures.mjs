import { setTimeout as wait } from 'node:timers/promises';
import { demonstrationNames } from '../../server/platform/configuration/configuration.ts';
import { descendantThatRuns, processorTimeOf } from '../measure/processes.mjs';
import { picturesAreMade } from '../subjects/demonstration.mjs';
import { startServer, tokenOf } from '../subjects/server.mjs';

const ENCODER = 'encode-variants';
const LIMIT = 10; // s of one core

/** Measures the first start with each demonstration, and the processor time of the encoder until its pictures have all variants. */
for (const name of demonstrationNames) {
  const { origin, primary, readyAfter, stop } = await startServer('3953', { CONTENT: `demo:${name}` });
  const seconds = await encodingTime(origin, primary);
  await stop();
  console.log(
    `${name}: ready after ${(readyAfter / 1000).toFixed(1)} s, then ${seconds.toFixed(0)} s of one core (limit ${LIMIT})`,
  );
}

/** @param {string} origin @param {number} primary */
async function encodingTime(origin, primary) {
  const token = await tokenOf(origin);
  for (let seconds = 0; ; await wait(100)) {
    const encoder = descendantThatRuns(ENCODER, primary);
    seconds = (encoder && processorTimeOf(encoder)) ?? seconds;
    if (await picturesAreMade(origin, token)) return seconds;
  }
}
