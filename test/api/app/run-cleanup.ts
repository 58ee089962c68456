import { cleanupJobs } from '../../../server/jobs/cleanup-jobs.ts';
import type { Services } from '../../../server/services.ts';

/** Runs every cleanup job once, one after the other. Returns what each removed, by the name of the job. */
export async function runCleanup(services: Services) {
  const removed = new Map<string, unknown>();
  for (const { name, run } of cleanupJobs(services)) removed.set(name, await run());
  return removed;
}
