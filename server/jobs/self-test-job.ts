import { hasPassed } from '../platform/clock.ts';
import type { Log } from '../platform/log/log.ts';
import type { Services } from '../services.ts';

const HOUR = 60 * 60 * 1000; // ms

/** Returns a job that tests message delivery every `hours`; with 0, or without email, it does nothing. */
export function selfTestJob(
  { selfTest, mailHealth, now }: Pick<Services, 'selfTest' | 'mailHealth' | 'now'>,
  hours: number,
  log: Log,
): () => Promise<void> {
  return async () => {
    if (hours === 0 || !(await mailHealth.isConfigured())) return;
    const last = await selfTest.last();
    if (last && !hasPassed(last.at, hours * HOUR, now())) return;
    const { failed, sentence } = await selfTest.run();
    if (failed) log.error({ failed }, sentence);
  };
}
