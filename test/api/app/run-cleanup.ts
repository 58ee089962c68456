import { cleanupJobs } from '../../../server/jobs/cleanup-jobs.ts';
import type { Services } from '../../../server/services.ts';

/** Runs every cleanup job once, one after the other. */
export async function runCleanup(services: Services): Promise<void> {
  for (const { run } of cleanupJobs(services)) await run();
}
