import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '../configuration/configuration.ts';
import type { Log } from '../log/log.ts';

const PATIENCE = 60_000; // ms
const RETRY_DELAY = 500; // ms

/** Opens what a start needs and what may be starting too. Waits up to a minute for it, and says so once. */
export async function retryUntilAvailable<Opened>(open: () => Promise<Opened>, log: Log): Promise<Opened> {
  const deadline = performance.now() + PATIENCE;
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof Unavailable) || performance.now() > deadline) throw error;
      if (tries === 1) log.warn({ reason: error.message }, 'Retrying for up to a minute.');
      await wait(RETRY_DELAY);
    }
  }
}
