import { readFile, writeFile } from 'node:fs/promises';
import type { Destination } from './destination/destination.ts';

const NAME = /^plinth-[0-9a-f]{8}\.site$/;

/** Notes beside the backups of a site at which address it is. */
export async function noteSite(destination: Destination, owner: string, address: string): Promise<void> {
  await destination.add(`plinth-${owner}.site`, (file) => writeFile(file, `${address}\n`, { mode: 0o600 }));
}

/** Whether there are backups of a site at this address. */
export async function knowsSiteAt(destination: Destination, address: string): Promise<boolean> {
  for (const name of (await destination.list()).filter((name) => NAME.test(name)))
    if ((await destination.read(name, (file) => readFile(file, 'utf8'))).trim() === address) return true;
  return false;
}
