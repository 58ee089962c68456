import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { joinSite } from '../data-folder/site-id.ts';
import { nullIfMissing } from '../media/storage/folder.ts';
import { openDiskStorage } from '../media/storage/storage.disk.ts';
import type { Database } from '../platform/database/database.ts';
import { migrationNames } from '../platform/database/migrate.ts';
import { fileIn, tableIn } from './archive/entry.ts';
import { type Manifest, newer } from './archive/manifest.ts';
import { readArchive } from './archive/read-archive.ts';
import { ArchiveRefused } from './archive/refused.ts';
import { fillDatabase } from './tables/fill-database.ts';
import { parseLines } from './tables/rows.ts';

/**
 * Verifies an archive, then writes it to an empty database and data folder. `openTarget` is called in between. What fails
 * leaves neither rows nor files.
 */
export async function restore(file: string, folder: string, openTarget: () => Promise<Database>): Promise<Manifest> {
  const manifest = await readArchive(file);
  await assertKnown(manifest);
  await assertUnused(folder);
  const database = await openTarget();
  try {
    await restoreInto(database, folder, file, manifest);
  } finally {
    await database.kysely.destroy();
  }
  return manifest;
}

async function restoreInto(database: Database, folder: string, file: string, manifest: Manifest) {
  const storage = await openDiskStorage(join(folder, 'uploads'));
  const written: string[] = [];
  try {
    await fillDatabase(database, manifest, async (insert) => {
      await readArchive(file, async ({ name, bytes }) => {
        const [table, key] = [tableIn(name), fileIn(name)];
        if (table) await insert(table, parseLines(bytes));
        if (!key) return;
        written.push(key);
        await storage.write(key, bytes);
      });
    });
  } catch (error) {
    for (const key of written) await storage.remove(key);
    throw error;
  }
  await joinSite(database, folder);
}

/** Throws unless our migrations continue those of the archive. */
async function assertKnown({ migrations, version }: Manifest) {
  const known = await migrationNames();
  if (migrations.some((name, index) => known[index] !== name)) throw new ArchiveRefused(newer(version));
}

/** A refused restore leaves folders without files. */
async function assertUnused(folder: string) {
  const entries =
    (await nullIfMissing(readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true }))) ?? [];
  const names = (await nullIfMissing(readdir(folder))) ?? [];
  if (!names.includes('site-id') && entries.every((entry) => entry.isDirectory())) return;
  throw new ArchiveRefused(`The data folder ${folder} is not empty. Name another one, or move it away.`);
}
