import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { writeAtomically } from './atomic-file.ts';
import type { FileStore } from './file-store.ts';
import { nullIfMissing } from './folder.ts';
import { openDiskStorage } from './storage.disk.ts';
import { openDiskTrash } from './trash.disk.ts';

export const UPLOADS = 'uploads';
const SITE_ID = 'site-id';
const STORE_ID = 'store-id';

/** Opens the files of a data folder. */
export async function openFolder(folder: string, clock: Clock): Promise<FileStore> {
  const uploads = join(folder, UPLOADS);
  const readId = async (name: string) => (await nullIfMissing(readFile(join(folder, name), 'utf8')))?.trim() || null;
  const writeId = (name: string, id: string) => writeAtomically(join(folder, name), `${id}\n`);
  return {
    name: `data folder ${folder}`,
    folder: uploads,
    storage: await openDiskStorage(uploads),
    trash: await openDiskTrash(join(folder, 'trash'), uploads, clock),
    readSiteId: () => readId(SITE_ID),
    writeSiteId: (id) => writeId(SITE_ID, id),
    readStoreId: async () => {
      if (!(await readId(STORE_ID))) await writeId(STORE_ID, randomUUID());
      return (await readId(STORE_ID)) ?? '';
    },
    isUnused: async () => !(await readdir(folder)).includes(SITE_ID) && hasNoFiles(uploads),
  };
}

async function hasNoFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.every((entry) => entry.isDirectory());
}
