import type { Job } from './scheduler.ts';
import { fillUses } from '../content/uses/fill-uses.ts';
import type { Services } from '../services.ts';

const MINUTE = 60_000; // ms
const EVERY_SIX_HOURS = '0 */6 * * *';

/** The jobs that remove data, files and log entries whose time is over. */
export function cleanupJobs(services: Services): Job[] {
  const { database, content, drafts, presence, previewLinks, personalData, media, accounts, activity, dataFolder } =
    services;
  const jobs: Pick<Job, 'name' | 'run' | 'isLocal'>[] = [
    { name: 'purge deleted records', run: content.purgeDeleted },
    { name: 'purge discarded drafts', run: drafts.purge },
    { name: 'purge presence', run: presence.purge },
    { name: 'purge previews', run: content.purgePreviews },
    { name: 'purge preview links', run: previewLinks.purge },
    { name: 'purge personal data', run: personalData.purge },
    {
      name: 'sweep unused pictures',
      run: async () => {
        await dataFolder.assertJoined();
        await fillUses(database);
        await media.sweep(content.pictureUsage);
      },
    },
    { name: 'empty the trash', run: media.emptyTrash },
    { name: 'remove unprocessed uploads', isLocal: true, run: media.removeUnprocessed },
    { name: 'remove old snapshots', isLocal: true, run: dataFolder.removeOldSnapshots },
    { name: 'purge ended sign-ins', run: accounts.purgeExpired },
    { name: 'purge old activity', run: activity.purgeOld },
  ];
  return jobs.map((job) => ({ ...job, cron: EVERY_SIX_HOURS, firstAfter: MINUTE }));
}
