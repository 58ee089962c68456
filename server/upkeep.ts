import type { Log } from './platform/log.ts';
import type { Services } from './services.ts';

const FIRST_AFTER = 60_000; // ms, when the start is long over
const EVERY = 6 * 60 * 60 * 1000; // ms

/** Clears away now and then what has had its time. What fails is logged, and tried again the next time. */
export function startUpkeep(services: Services, log: Log): void {
  const run = async () => {
    try {
      await clearAway(services);
    } catch (error) {
      log.error({ err: error }, 'The upkeep failed.');
    }
    setTimeout(run, EVERY).unref();
  };
  setTimeout(run, FIRST_AFTER).unref();
}

/** Clears away deleted records that can no longer be brought back, old leads, unused pictures, and expired sign-ins. */
export async function clearAway({ content, personalData, media, accounts }: Services): Promise<void> {
  await content.forgetRemoved();
  await content.forgetPreviews();
  await personalData.purge();
  await media.sweep(content.pictureUsage);
  await accounts.forgetExpired();
}
