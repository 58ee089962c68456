import { fillSearchKeys } from '../content/records/search-keys.ts';
import { fillUses } from '../content/uses/fill-uses.ts';
import type { Services } from '../services.ts';
import { assertClockIsBelieved } from './believed-clock.ts';
import type { Job, Removed } from './scheduler.ts';

const MINUTE = 60_000; // ms
const EVERY_SIX_HOURS = '0 */6 * * *';

type Cleanup = Pick<Job, 'name' | 'isLocal'> & { run: () => Promise<Removed> };

/**
 * The jobs that remove data, files and log entries whose time is over. None runs while the clock is doubted, and a backup
 * that is due comes first.
 */
export function cleanupJobs(services: Services): Job[] {
  return cleanups(services).map((job) => ({
    ...job,
    cron: EVERY_SIX_HOURS,
    firstAfter: 2 * MINUTE,
    run: async () => {
      await assertClockIsBelieved(services);
      await services.backups.awaitDue(services.runOnce);
      return job.run();
    },
  }));
}

function cleanups(services: Services): Cleanup[] {
  const { database, content, drafts, discussion, presence, previewLinks, personalData } = services;
  const { media, accounts, activity, attachments, dataFolder, downloads, figures, purgeInternalEmails, webhooks } =
    services;
  return [
    { name: 'purge deleted records', run: async () => ({ records: await content.purgeDeleted() }) },
    { name: 'purge discarded drafts', run: async () => ({ drafts: await drafts.purge() }) },
    { name: 'purge comments', run: async () => ({ comments: await discussion.purge() }) },
    { name: 'purge internal emails', run: async () => ({ emails: await purgeInternalEmails() }) },
    { name: 'purge deliveries', run: async () => ({ deliveries: await webhooks.deliveries.purge() }) },
    { name: 'purge presence', run: async () => ({ entries: await presence.purge() }) },
    { name: 'purge preview links', run: async () => ({ links: await previewLinks.purge() }) },
    { name: 'purge personal data', run: async () => ({ messages_and_requests: await personalData.purge() }) },
    {
      name: 'sweep unused pictures',
      run: async () => {
        await dataFolder.assertJoined();
        await fillUses(database);
        await fillSearchKeys(database);
        return { ...(await media.sweep(content.pictureUsage)) };
      },
    },
    {
      name: 'remove files of erased messages',
      run: async () => {
        await dataFolder.assertJoined();
        return { files: await attachments.sweep() };
      },
    },
    { name: 'empty the trash', run: async () => ({ days: await media.emptyTrash() }) },
    {
      name: 'remove unprocessed uploads',
      isLocal: true,
      run: async () => ({ uploads: await media.removeUnprocessed() }),
    },
    {
      name: 'remove abandoned downloads',
      isLocal: true,
      run: async () => ({ downloads: await downloads.removeAbandoned() }),
    },
    {
      name: 'remove old snapshots',
      isLocal: true,
      run: async () => ({ snapshots: await dataFolder.removeOldSnapshots() }),
    },
    { name: 'tidy figures of visits', run: async () => ({ counts_of_visits: await figures.tidy() }) },
    { name: 'purge ended sign-ins', run: accounts.purgeExpired },
    { name: 'purge old activity', run: async () => ({ entries: await activity.purgeOld() }) },
  ];
}
