import { hash } from 'node:crypto';
import type { Digests } from '../media/storage/digests.ts';
import { fileIn } from './archive/entry.ts';
import { readArchive } from './archive/read-archive.ts';
import type { Destination } from './destination/destination.ts';
import { ownBackups } from './newest-backup.ts';

/** Reading an archive takes as long as making one. */
const MOST_READ = 5;

/**
 * Looks for files in the newest backups of a site, and gives those that are as they were written to `use`. Returns the keys of
 * those that it found.
 */
export async function findInBackups(
  destination: Destination,
  wanted: Digests,
  { siteId, use }: { siteId: string | null; use: (key: string, bytes: Uint8Array) => Promise<void> },
): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of (await ownBackups(destination, siteId)).slice(0, MOST_READ)) {
    if (Object.keys(wanted).every((key) => found.has(key))) break;
    await destination.read(name, (file) =>
      readArchive(file, async (entry) => {
        const key = fileIn(entry.name);
        if (!key || found.has(key) || wanted[key]?.sha256 !== hash('sha256', entry.bytes)) return;
        await use(key, entry.bytes);
        found.add(key);
      }),
    );
  }
  return [...found];
}
