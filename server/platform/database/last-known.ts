import type { Followed } from './database.ts';
import type { Log } from '../log/log.ts';

const FOR_AT_MOST = 60 * 60 * 1000; // ms

/**
 * Keeps giving the number as it was last known for up to an hour while the database does not tell it, so that what is
 * cached stays served. Logs when that begins and ends.
 */
export function lastKnown(followed: Followed, log: Log, now = () => performance.now()): Followed {
  let known: number | null = null;
  let unknownSince: number | null = null;

  function value(): number | null {
    const told = followed.value();
    if (told === null) return whileUnknown();
    if (unknownSince !== null) log.warn('The database answers again: pages are as current as ever.');
    unknownSince = null;
    known = told;
    return told;
  }

  function whileUnknown() {
    if (unknownSince === null) {
      unknownSince = now();
      log.error('The database is away. Pages that are cached are served as they are, for up to an hour.');
    }
    if (now() - unknownSince < FOR_AT_MOST) return known;
    if (known !== null) log.error('The database has been away for an hour. Cached pages are served no longer.');
    known = null;
    return null;
  }

  /** Never fails: what was written is written, though it cannot be seen yet. Nothing older is given until it is. */
  async function refresh() {
    try {
      await followed.refresh();
    } catch (error) {
      log.error({ err: error }, 'The database did not tell what has changed.');
      known = null;
    }
    if (followed.value() === null) known = null;
  }

  return { value, refresh, close: followed.close };
}
