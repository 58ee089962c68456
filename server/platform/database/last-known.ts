import type { Followed } from './database.ts';
import type { Log } from '../log/log.ts';

const MAX_AGE = 60 * 60 * 1000; // ms

/**
 * Returns the last known number for up to an hour while the database cannot be read, so that cached pages stay served.
 * Logs when that begins and ends.
 */
export function lastKnown(followed: Followed, log: Log, now = () => performance.now()): Followed {
  let known: number | null = null;
  let unknownSince: number | null = null;

  function value(): number | null {
    const current = followed.value();
    if (current === null) return whileUnknown();
    if (unknownSince !== null) log.warn('The database is back. Pages are up to date.');
    unknownSince = null;
    known = current;
    return current;
  }

  function whileUnknown() {
    if (unknownSince === null) {
      unknownSince = now();
      log.error('The database does not answer. Cached pages are served for up to an hour.');
    }
    if (now() - unknownSince < MAX_AGE) return known;
    if (known !== null) log.error('The database has not answered for an hour. Cached pages are no longer served.');
    known = null;
    return null;
  }

  /** Never rejects, because what was written is written. Returns null until it can be read. */
  async function refresh() {
    try {
      await followed.refresh();
    } catch (error) {
      log.error({ err: error }, 'The content version could not be read after a change.');
      known = null;
    }
    if (followed.value() === null) known = null;
  }

  return { value, refresh, close: followed.close };
}
