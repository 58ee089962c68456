import type { Destination } from './destination/destination.ts';
import { ownerOf, parseName } from './scheduled/backup-name.ts';

/** Returns the backups of a site in a destination, the newest first; those of all sites if its id is unknown. */
export async function ownBackups(destination: Destination, siteId: string | null): Promise<{ name: string }[]> {
  const backups = (await destination.list()).flatMap((name) => {
    const parsed = parseName(name);
    return parsed && (siteId === null || parsed.owner === ownerOf(siteId)) ? [{ name, at: parsed.at.getTime() }] : [];
  });
  return backups.toSorted((one, other) => other.at - one.at);
}
