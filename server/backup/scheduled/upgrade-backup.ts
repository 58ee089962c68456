import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import { openFileStore } from '../../media/storage/file-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { writeBackup } from '../backup.ts';
import { type DestinationVariables, openDestination } from '../destination/destination.ts';
import { ownerOf, upgradeName } from './backup-name.ts';
import { assertRoom, sizeOfSite } from '../destination/room.ts';

/** Of a site that was never joined with its files. */
const NO_SITE = '00000000';

/**
 * Saves a site as an earlier version left it, where backups have a destination: that version can restore it. Throws a
 * `ConfigurationError` if that fails.
 */
export async function backUpBeforeUpgrade(
  database: Database,
  variables: DestinationVariables,
  migration: string,
): Promise<void> {
  const destination = openDestination(variables);
  if (!destination) return;
  try {
    const files = await openFileStore(variables);
    // The database may be of a version that kept the id elsewhere.
    const owner = ownerOf((await files.readSiteId()) ?? NO_SITE);
    await destination.add(upgradeName(owner, new Date(), migration), async (file) => {
      const size = await sizeOfSite(database, files);
      await assertRoom(destination.folder, size.database + size.pictures);
      return writeBackup(database, files, file);
    });
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '');
    throw new ConfigurationError(
      `The backup before migration ${migration} failed, so nothing was migrated: ${reason}.`,
    );
  }
}
