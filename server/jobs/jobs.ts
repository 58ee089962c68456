import { createScheduler } from './scheduler.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import { selfTestJobs } from './self-test-job.ts';
import type { Services } from '../services.ts';
import { cleanupJobs } from './cleanup-jobs.ts';

/** The work that one process does, however many there are; after another that ended, it takes up what waits. */
export function createJobs2(services: Services, { SELF_TEST_HOURS }: Configuration, log: Log) {
  const jobs = createScheduler([...cleanupJobs(services), ...selfTestJobs(services, SELF_TEST_HOURS, log)], log);

  function start(): void {
    services.media.startVariants();
    services.mailWorker.wake();
    jobs.start();
  }

  return { start, stop: jobs.stop };
}
