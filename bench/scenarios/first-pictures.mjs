import { setTimeout as wait } from 'node:timers/promises';
import { demonstrationNames } from '../../server/platform/configuration/configuration.ts';
import { familyOf, processorTimeOf, thoseThatRun } from '../measure/processes.mjs';
import { picturesAreMade } from '../subjects/demonstration.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

/** Measures the first start with each demonstration, and the processor time of the encoder until its pictures have all variants. */
for (const name of demonstrationNames) {
  const { origin, primary, readyAfter, stop } = await startServer('3953', { CONTENT: `demo:${name}` });
  const client = await signIn(origin);
  let seconds = 0;
  do {
    await wait(100);
    seconds = Math.max(seconds, processorTimeOf(thoseThatRun('encode-variants', familyOf(primary))));
  } while (!(await picturesAreMade(client)));
  await stop();
  console.log(
    `${name}: ready after ${(readyAfter / 1000).toFixed(1)} s, then ${seconds.toFixed(0)} s of one core (limit 10)`,
  );
}
