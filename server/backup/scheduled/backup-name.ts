import { PART } from '../archive/write-archive.ts';
import type { Destination } from '../destination/destination.ts';

/** The part of a site's id that is in the names of its archives: several sites may share a folder. */
export function ownerOf(siteId: string): string {
  return siteId.slice(0, 8);
}

/** Names the archive of a scheduled backup, in UTC: plinth-3f9c2a1b-2026-11-23T0300Z.plinth. */
export function backupName(owner: string, now: Date): string {
  return `${stamp(owner, now)}.plinth`;
}

/** Names the archive that is made before a migration: plinth-3f9c2a1b-2026-11-23T0300Z-before-0013-backups.plinth. */
export function upgradeName(owner: string, now: Date, migration: string): string {
  return `${stamp(owner, now)}-before-${migration}.plinth`;
}

interface ArchiveName {
  owner: string;
  madeAt: Date;
  isOfUpgrade: boolean;
}

/** Returns what the name of an archive says; null for any other name. */
export function parseName(name: string): ArchiveName | null {
  const match = PATTERN.exec(name);
  if (!match) return null;
  const [, owner = '', hour, minute, migration] = match;
  const madeAt = new Date(`${hour}:${minute}:00Z`);
  return Number.isNaN(madeAt.getTime()) ? null : { owner, madeAt, isOfUpgrade: migration !== undefined };
}

/** Whether a file is an archive of a scheduled backup, whole or still being written. */
export function isArchive(name: string): boolean {
  return parseName(name.endsWith(PART) ? name.slice(0, -PART.length) : name) !== null;
}

const PATTERN = /^plinth-([0-9a-f]{8})-(\d{4}-\d\d-\d\dT\d\d)(\d\d)Z(?:-before-(\d{4}-[a-z0-9-]+))?\.plinth$/;

function stamp(owner: string, now: Date) {
  return `plinth-${owner}-${now
    .toISOString()
    .slice(0, 16)
    .replace(/:(?=\d\d$)/, '')}Z`;
}

/** Returns the backups of a site in a destination, the newest first; those of all sites if its id is unknown. */
export async function ownBackups(destination: Destination, siteId: string | null): Promise<{ name: string }[]> {
  const backups = (await destination.list()).flatMap((name) => {
    const parsed = parseName(name);
    return parsed && (siteId === null || parsed.owner === ownerOf(siteId)) ? [{ name, ...parsed }] : [];
  });
  return backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}
