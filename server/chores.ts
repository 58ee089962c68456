import type { Configuration } from './platform/configuration.ts';
import type { Log } from './platform/log.ts';
import { startSelfTests } from './self-test-schedule.ts';
import type { Services } from './services.ts';
import { startUpkeep } from './upkeep.ts';

/** Begins the work that one process does, however many there are; after another that ended, it takes up what waits. */
export function startChores(services: Services, { SELF_TEST_HOURS }: Configuration, log: Log): void {
  services.media.startVariants();
  services.postman.wake();
  startUpkeep(services, log);
  startSelfTests(services, SELF_TEST_HOURS, log);
}
