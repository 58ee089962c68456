import type { AnyRecord } from '../../content/model/record.ts';
import { timeZoneNamed } from '../platform/time-zone.ts';

const DEFAULT = 'UTC';

/** Reads the time zone of the agency as it is now. */
export type ReadTimeZone = () => Promise<string>;

/** Returns what reads the time zone: that of the environment variable, else that of the settings. */
export function createTimeZone(
  readSettings: () => Promise<AnyRecord | null>,
  variable: string | null | undefined,
): ReadTimeZone {
  return async () => variable ?? zoneOf(await readSettings());
}

/** One that this version of Node does not know, such as that of a restored backup, counts as none. */
function zoneOf(settings: AnyRecord | null) {
  const stored = settings?.['time_zone'];
  return (typeof stored === 'string' && timeZoneNamed(stored)) || DEFAULT;
}
