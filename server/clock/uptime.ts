import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** How long a machine has been up, sleep included, and which of its boots that is. */
export interface Uptime {
  /** Null where the system does not name its boots, as Linux does. */
  boot_id: string | null;
  /** In seconds. */
  uptime: number;
}

export function readUptime(): Uptime {
  return { boot_id: readBootId(), uptime: Math.floor(uptime()) };
}

function readBootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}
