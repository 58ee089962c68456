import { existsSync, readFileSync } from 'node:fs';
import { ConfigurationError } from '../configuration/configuration.ts';
import { limits } from '../limits/limits.ts';
import type { Log } from '../log/log.ts';

const { maxPerWorker, reservedFiles } = limits.connections;
const LIMITS = '/proc/self/limits';
const LEAST = 128;
const ENOUGH = reservedFiles + 2 * maxPerWorker;
const HOW = 'with LimitNOFILE in a unit of systemd, "ulimits" in a compose file, or ulimit -n';

/** Warns where the system allows few open files; throws a `ConfigurationError` where it allows too few to work with. */
export function checkOpenFiles(log: Log, allowed = openFilesLimit()): void {
  if (allowed < LEAST)
    throw new ConfigurationError(
      `Plinth needs at least ${LEAST} open files, but the system allows ${allowed}. Raise the limit ${HOW}.`,
    );
  if (allowed < ENOUGH)
    log.warn(
      { open_files: allowed, connections: connectionsWithin(allowed) },
      `The system allows few open files, and so few connections at a time. Raise the limit to ${ENOUGH} ${HOW}.`,
    );
}

/** Returns how many connections a process may hold. Each takes a descriptor, and another while a file is sent. */
export function connectionsWithin(allowed = openFilesLimit()): number {
  return Math.min(Math.floor((allowed - reservedFiles) / 2), maxPerWorker);
}

/** How many files and connections this process may have open at once, where the system says so in a file, as Linux does. */
function openFilesLimit(): number {
  const stated = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  const [, soft = 'unlimited'] = /^Max open files +(\w+)/m.exec(stated) ?? [];
  return soft === 'unlimited' ? Infinity : Number(soft);
}
