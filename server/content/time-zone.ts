import { settings } from '../../content/types/settings.ts';
import { timeZoneNamed } from '../platform/time-zone.ts';
import { readSingle } from './records/records.ts';
import type { ContentDatabase } from './tables.ts';
import type { VersionedCache } from './versioned-cache.ts';

const DEFAULT = 'UTC';

/** Reads the time zone of the agency as it is now. */
export type ReadTimeZone = () => Promise<string>;

/** Returns what reads the time zone: that of the environment variable, else that of the settings. */
export function createTimeZone(
  db: ContentDatabase,
  { cache, variable }: { cache: VersionedCache; variable: string | null | undefined },
): ReadTimeZone {
  return async () => variable ?? cache('time zone', () => readStored(db));
}

/** One that this version of Node does not know, such as that of a restored backup, counts as none. */
async function readStored(db: ContentDatabase) {
  const stored = (await readSingle(db, settings))?.['time_zone'];
  return (typeof stored === 'string' && timeZoneNamed(stored)) || DEFAULT;
}
