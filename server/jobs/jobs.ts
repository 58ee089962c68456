import { createJobs } from './scheduler.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Log } from '../platform/log/log.ts';
import { selfTestJobs } from './self-test-job.ts';
import type { Services } from '../services.ts';
import { upkeepJobs } from './cleanup-jobs.ts';

/** The work that one process does, however many there are; after another that ended, it takes up what waits. */
export function createChores(services: Services, { SELF_TEST_HOURS }: Configuration, log: Log) {
  const jobs = createJobs([...upkeepJobs(services), ...selfTestJobs(services, SELF_TEST_HOURS, log)], log);

  function start(): void {
    services.media.startVariants();
    services.postman.wake();
    jobs.start();
  }

  return { start, stop: jobs.stop };
}
