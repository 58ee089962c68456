import type { Log } from '../platform/log/log.ts';
import type { Services } from '../services.ts';

const HOUR = 60 * 60 * 1000; // ms

/** Returns a job that tests message delivery every `hours`; with 0, or without email, it does nothing. */
export function selfTestJob(
  { selfTest, mailHealth }: Pick<Services, 'selfTest' | 'mailHealth'>,
  hours: number,
  log: Log,
): () => Promise<void> {
  return async () => {
    if (hours === 0 || !mailHealth.isConfigured) return;
    const last = await selfTest.last();
    if (last && Date.now() - Date.parse(last.at) < hours * HOUR) return;
    const { failed, sentence } = await selfTest.run();
    if (failed) log.error({ failed }, sentence);
  };
}
