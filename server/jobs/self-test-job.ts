import type { Job } from './scheduler.ts';
import type { Log } from '../platform/log/log.ts';
import type { Services } from '../services.ts';

const MINUTE = 60 * 1000; // ms
const HOUR = 60 * MINUTE;

/** The job that sees every so many hours whether messages arrive; none with 0, or without mail. What fails is logged, and on the dashboard. */
export function selfTestJobs({ selfTest, mailHealth }: Services, hours: number, log: Log): Job[] {
  if (hours === 0 || !mailHealth.isConfigured) return [];
  const run = async () => {
    const last = await selfTest.last();
    if (last && Date.now() - Date.parse(last.at) < hours * HOUR) return;
    const { failed, sentence } = await selfTest.run();
    if (failed) log.error({ failed }, sentence);
  };
  return [{ name: 'self-test', firstAfter: MINUTE, every: 10 * MINUTE, run }];
}
