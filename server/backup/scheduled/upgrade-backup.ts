import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import { openFileStore } from '../../media/storage/file-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { writeBackup } from '../backup.ts';
import { type DestinationVariables, openDestination } from '../destination/destination.ts';
import { ownerOf, parseName, upgradeName } from './backup-name.ts';
import { assertRoom, sizeOfSite } from '../destination/room.ts';

/** Of a site that was never joined with its files. */
const NO_SITE = '00000000';
const MINUTE = 60_000; // ms

/**
 * Saves a site as an earlier version left it, where backups have a destination: that version can restore it. A start after one
 * whose migration failed finds the archive there, unless the site was used meanwhile. Throws a `ConfigurationError` if that
 * fails.
 */
export async function backUpBeforeUpgrade(
  database: Database,
  variables: DestinationVariables,
  { migration, lastUsed }: { migration: string; lastUsed: string | null },
): Promise<void> {
  const destination = openDestination(variables);
  if (!destination) return;
  try {
    const files = await openFileStore(variables);
    // The database may be of a version that kept the id elsewhere.
    const owner = ownerOf((await files.readSiteId()) ?? NO_SITE);
    await destination.check();
    const earlier = (await destination.list()).filter((name) => isOfSameUpgrade(name, owner, migration));
    if (lastUsed !== null && earlier.some((name) => isUnused(name, lastUsed))) return;
    const archive = upgradeName(owner, new Date(), migration);
    if (earlier.includes(archive)) await destination.remove(archive);
    await destination.add(archive, async (file) => {
      const size = await sizeOfSite(database, files);
      await assertRoom(destination.folder, size.database + size.files);
      return writeBackup(database, files, file);
    });
    for (const name of earlier) if (name !== archive) await destination.remove(name);
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '');
    throw new ConfigurationError(
      `The backup before migration ${migration} failed, so nothing was migrated: ${reason}.`,
    );
  }
}

function isOfSameUpgrade(name: string, owner: string, migration: string) {
  return parseName(name)?.owner === owner && name.endsWith(`-before-${migration}.plinth`);
}

/** Whether nobody has used the site since an archive, whose name says the minute. */
function isUnused(name: string, lastUsed: string) {
  return (parseName(name)?.madeAt.getTime() ?? 0) + MINUTE > Date.parse(lastUsed);
}
