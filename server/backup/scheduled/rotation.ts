import { isUpgradeName, timeOf } from './backup-name.ts';

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 6;
const UPGRADES = 3;

const DAY = 24 * 60 * 60 * 1000; // ms
const FIRST_MONDAY = 4; // days after 1970-01-01

interface Backup {
  name: string;
  at: Date;
}

/**
 * Returns the archives that are no longer needed, of all files that are there. Kept are the newest of each of the last 7
 * days, 4 weeks and 6 months that have one, the last 3 from before an upgrade, the one in `proved`, and all whose name lies
 * in the future: a clock that was wrong once must not push out the others. Files with other names are left alone.
 */
export function outdated(names: readonly string[], now: Date, proved: string | null = null): string[] {
  const past = names.flatMap(asBackup).filter(({ at }) => at <= now);
  past.sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set([
    ...newestOfEach(past, dayOf, DAYS),
    ...newestOfEach(past, weekOf, WEEKS),
    ...newestOfEach(past, monthOf, MONTHS),
    proved,
  ]);
  const ofUpgrades = names.filter(isUpgradeName).sort().slice(0, -UPGRADES);
  return [...past.map(({ name }) => name).filter((name) => !kept.has(name)), ...ofUpgrades];
}

function asBackup(name: string): Backup[] {
  const at = timeOf(name);
  return at ? [{ name, at }] : [];
}

/** Takes backups from the newest to the oldest. */
function newestOfEach(backups: Backup[], periodOf: (at: Date) => string | number, count: number): string[] {
  const newest = new Map<string | number, string>();
  for (const { name, at } of backups) {
    const period = periodOf(at);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, count);
}

function dayOf(at: Date) {
  return Math.floor(at.getTime() / DAY);
}

function weekOf(at: Date) {
  return Math.floor((dayOf(at) - FIRST_MONDAY) / 7);
}

function monthOf(at: Date) {
  return at.toISOString().slice(0, 7);
}
