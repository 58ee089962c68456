import { parseName } from './backup-name.ts';

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 6;
const UPGRADES = 3;

const DAY = 24 * 60 * 60 * 1000; // ms
const FIRST_MONDAY = 4; // days after 1970-01-01

interface Backup {
  name: string;
  madeAt: Date;
}

interface RotationOptions {
  /** Whose archives are meant. */
  owner: string;
  now: Date;
  /** The newest archive that was restored. */
  proved: string | null;
}

/**
 * Returns the archives of a site that are no longer needed, of all files that are there. Kept are the newest of each of the
 * last 7 days, 4 weeks and 6 months that have one, the last 3 from before an upgrade, the one in `proved`, and all whose name
 * lies in the future: a clock that was wrong once must not push out the others.
 */
export function outdated(names: readonly string[], { owner, now, proved }: RotationOptions): string[] {
  const backups = names.flatMap((name) => {
    const parsed = parseName(name);
    return parsed?.owner === owner && parsed.madeAt <= now ? [{ name, ...parsed }] : [];
  });
  backups.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const ofUpgrades = backups.filter(({ isOfUpgrade }) => isOfUpgrade);
  const scheduled = backups.filter(({ isOfUpgrade }) => !isOfUpgrade);
  const needed = new Set([
    ...newestOfEach(scheduled, dayOf, DAYS),
    ...newestOfEach(scheduled, weekOf, WEEKS),
    ...newestOfEach(scheduled, monthOf, MONTHS),
    ...ofUpgrades.slice(0, UPGRADES).map(({ name }) => name),
    proved,
  ]);
  return backups.map(({ name }) => name).filter((name) => !needed.has(name));
}

/** Returns the newest of each of the last `count` periods, given backups with the newest first. */
function newestOfEach(backups: Backup[], periodOf: (time: Date) => string | number, count: number): string[] {
  const newest = new Map<string | number, string>();
  for (const { name, madeAt } of backups) {
    const period = periodOf(madeAt);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, count);
}

function dayOf(time: Date) {
  return Math.floor(time.getTime() / DAY);
}

function weekOf(time: Date) {
  return Math.floor((dayOf(time) - FIRST_MONDAY) / 7);
}

function monthOf(time: Date) {
  return time.toISOString().slice(0, 7);
}
