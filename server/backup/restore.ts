import { joinSite } from '../data-folder/site-id.ts';
import type { FileStore } from '../media/storage/file-store.ts';
import { storeStream } from '../media/storage/store-stream.ts';
import type { Database } from '../platform/database/database.ts';
import { migrationNames } from '../platform/database/migrate.ts';
import { fileIn, tableIn } from './archive/entry.ts';
import { type Manifest, newer } from './archive/manifest.ts';
import { readArchive } from './archive/read-archive.ts';
import { placeOf } from './archive/place.ts';
import { ArchiveRefused } from './archive/refused.ts';
import { fillDatabase } from './tables/fill-database.ts';
import { parseLines } from './tables/rows.ts';

interface RestoreTarget {
  openFiles: () => Promise<FileStore>;
  openDatabase: () => Promise<Database>;
  /** Does what follows with the database, before the site can be started. */
  whenFilled?: (database: Database) => Promise<void>;
}

/**
 * Verifies an archive, then writes it to an empty database and file store, which are opened in between. What fails leaves neither
 * rows nor files, nor a database file that was made for it.
 */
export async function restore(file: string, { openFiles, openDatabase, whenFilled }: RestoreTarget): Promise<Manifest> {
  const manifest = await readArchive(file);
  await assertKnown(manifest);
  const files = await openFiles();
  if (!(await files.isUnused())) throw new ArchiveRefused(inUse(files));
  const database = await openDatabase();
  try {
    await restoreInto(database, files, file, manifest);
    await whenFilled?.(database);
    await joinSite(database, files);
  } catch (error) {
    await database.discardIfEmpty();
    throw error;
  } finally {
    await database.kysely.destroy();
  }
  return manifest;
}

async function restoreInto(database: Database, files: FileStore, file: string, manifest: Manifest) {
  const written: string[] = [];
  try {
    await fillDatabase(database, manifest, async (insert) => {
      await readArchive(file, async (entry) => {
        const [table, key] = [tableIn(entry.name), fileIn(entry.name)];
        if (table && 'bytes' in entry) await insert(table, parseLines(entry.bytes));
        if (!key) return;
        written.push(key);
        const place = placeOf(files, key);
        if ('bytes' in entry) await place.storage.write(place.key, entry.bytes);
        else await storeStream({ ...files, ...place }, place.key, entry);
      });
    });
  } catch (error) {
    for (const place of written.map((key) => placeOf(files, key))) await place.storage.remove(place.key);
    throw error;
  }
}

/** Throws unless our migrations continue those of the archive. */
async function assertKnown({ migrations, version }: Manifest) {
  const known = await migrationNames();
  if (migrations.some((name, index) => known[index] !== name)) throw new ArchiveRefused(newer(version));
}

function inUse({ name }: FileStore) {
  return `The ${name} is not empty. Name another one, or move it away.`;
}
