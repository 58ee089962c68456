import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import { openFileStore } from '../../media/storage/file-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { writeBackup } from '../backup.ts';
import { type DestinationVariables, openDestination } from '../destination/destination.ts';
import { upgradeName } from './backup-name.ts';
import { assertRoom, sizeOfSite } from './room.ts';

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
    await destination.add(upgradeName(new Date(), migration), async (file) => {
      const files = await openFileStore(variables);
      const size = await sizeOfSite(database, files);
      await assertRoom(destination.folder, size.database + size.pictures);
      return writeBackup(database, files, file);
    });
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigurationError(
      `The backup before migration ${migration} failed, so nothing was migrated: ${message}`,
    );
  }
}
