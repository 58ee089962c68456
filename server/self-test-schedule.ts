import type { Log } from './platform/log.ts';
import type { Services } from './services.ts';

const LOOKS_EVERY = 10 * 60 * 1000; // ms
const FIRST_AFTER = 60_000; // ms, when the start is long over
const HOUR = 60 * 60 * 1000; // ms

/** Sees every so many hours whether messages arrive; never with 0, or without mail. What fails is logged, and on the dashboard. */
export function startSelfTests({ selfTest, mailHealth }: Services, hours: number, log: Log): void {
  const run = async () => {
    try {
      const last = await selfTest.last();
      if (!last || Date.now() - Date.parse(last.at) >= hours * HOUR) {
        const { failed, sentence } = await selfTest.run();
        if (failed) log.error({ failed }, sentence);
      }
    } catch (error) {
      log.error({ err: error }, 'The self-test could not be made.');
    }
    setTimeout(run, LOOKS_EVERY).unref();
  };
  if (hours > 0 && mailHealth.isConfigured) setTimeout(run, FIRST_AFTER).unref();
}
