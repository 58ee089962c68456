import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { writeAtomically } from './atomic-file.ts';
import type { FileStore } from './file-store.ts';
import { nullIfMissing } from './folder.ts';
import { openDiskStorage } from './storage.disk.ts';
import { openDiskTrash } from './trash.disk.ts';

const SITE_ID = 'site-id';

/** Opens the files of a data folder. */
export async function openFolder(folder: string, clock: Clock): Promise<FileStore> {
  const uploads = join(folder, 'uploads');
  const siteId = join(folder, SITE_ID);
  return {
    name: `data folder ${folder}`,
    storage: await openDiskStorage(uploads),
    trash: await openDiskTrash(join(folder, 'trash'), uploads, clock),
    readSiteId: async () => (await nullIfMissing(readFile(siteId, 'utf8')))?.trim() || null,
    writeSiteId: (id) => writeAtomically(siteId, `${id}\n`),
    isUnused: async () => !(await readdir(folder)).includes(SITE_ID) && hasNoFiles(uploads),
  };
}

async function hasNoFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.every((entry) => entry.isDirectory());
}
