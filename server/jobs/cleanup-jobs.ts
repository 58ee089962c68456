import type { Job } from './scheduler.ts';
import type { Services } from '../services.ts';

const SOON = 1_000; // ms, when the start is over
const LATER = 60_000; // ms
const HOUR = 60 * 60 * 1000; // ms
const DAY = 24 * HOUR;

/** The jobs that see after what is kept: files that are lost, and all that has had its time. */
export function cleanupJobs(services: Services): Job[] {
  const { dataFolder } = services;
  return [
    { name: 'check files', firstAfter: SOON, every: DAY, run: dataFolder.fileCheck.check },
    ...Object.entries(cleanups(services)).map(([name, run]) => ({
      name,
      firstAfter: LATER,
      every: 6 * HOUR,
      run,
    })),
  ];
}

/** Runs every cleanup once, one after the other. */
export async function runCleanup(services: Services): Promise<void> {
  for (const run of Object.values(cleanups(services))) await run();
}

function cleanups({ content, personalData, media, accounts, activity, dataFolder }: Services) {
  return {
    'purge deleted records': content.forgetRemoved,
    'purge previews': content.forgetPreviews,
    'purge personal data': personalData.purge,
    'sweep unused pictures': async () => {
      await dataFolder.assertJoined();
      await media.sweep(content.pictureUsage);
    },
    'empty the bin': media.emptyBin,
    'remove old snapshots': dataFolder.removeOldSnapshots,
    'purge ended sign-ins': accounts.purgeExpired,
    'purge old activity': activity.forgetOld,
  } satisfies Record<string, () => Promise<unknown>>;
}
