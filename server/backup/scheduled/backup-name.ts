/** Names the archive of a scheduled backup, in UTC: plinth-2026-11-23T0300Z.plinth. */
export function backupName(at: Date): string {
  return `${stamp(at)}.plinth`;
}

/** Names the archive that is made before a migration: plinth-2026-11-23T0300Z-before-0013-backups.plinth. */
export function upgradeName(at: Date, migration: string): string {
  return `${stamp(at)}-before-${migration}.plinth`;
}

/** Returns the time of a scheduled backup; null for any other name. */
export function timeOf(name: string): Date | null {
  return parse(/^plinth-(\d{4}-\d\d-\d\dT\d\d)(\d\d)Z\.plinth$/.exec(name));
}

export function isUpgradeName(name: string): boolean {
  return parse(/^plinth-(\d{4}-\d\d-\d\dT\d\d)(\d\d)Z-before-\d{4}-[a-z0-9-]+\.plinth$/.exec(name)) !== null;
}

function stamp(at: Date) {
  return `plinth-${at
    .toISOString()
    .slice(0, 16)
    .replace(/:(?=\d\d$)/, '')}Z`;
}

function parse(found: RegExpExecArray | null): Date | null {
  const time = found && new Date(`${found[1]}:${found[2]}:00Z`);
  return time && !Number.isNaN(time.getTime()) ? time : null;
}
