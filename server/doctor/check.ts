import type { FileStore } from '../media/storage/file-store.ts';
import type { Clock } from '../platform/clock.ts';
import { printable } from '../platform/printable.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/database.ts';

/** One thing that a doctor looks at. */
export interface Check {
  /** What it checks, as the beginning of a sentence. */
  subject: string;
  /** Returns what is wrong. */
  find: (site: Site) => Promise<Finding[]>;
}

export interface Finding {
  /** One line: what, how many, the first ones, and what to do. */
  problem: string;
  /** Mends it without a risk, and returns what was done. */
  fix?: () => Promise<string>;
}

/** What there is to examine. */
export interface Site {
  database: Database;
  configuration: Configuration;
  files: FileStore;
  clock: Clock;
}

const EXAMPLES = 3;

/** Returns what is wrong with some things, such as "Lost files: 4 (a, b, c, …). Restore them."; nothing without any. */
export function found(
  problem: string,
  things: readonly (string | number)[],
  advice: string,
  fix?: () => Promise<string>,
): Finding[] {
  if (things.length === 0) return [];
  const examples =
    things.slice(0, EXAMPLES).map(String).map(printable).join(', ') + (things.length > EXAMPLES ? ', …' : '');
  return [{ problem: `${problem}: ${things.length} (${examples}). ${advice}`, ...(fix && { fix }) }];
}
