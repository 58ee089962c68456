import { randomUUID } from 'node:crypto';
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { isStoredIn, openDiskStorage, writeAtomically } from './storage.disk.ts';
import type { FileStore } from './file-store.ts';
import { makeDataFolder } from '../../platform/configuration/data-folder.ts';
import { makeInside, openFile } from './folder.ts';
import { nullIfMissing, ownEntries } from '../../platform/own-entries.ts';
import { dayOf, isDay, type StoredFile, type Trash } from './storage.ts';

export const UPLOADS = 'uploads';
export const ATTACHMENTS = 'attachments';
export const INCOMING = 'incoming';
const SITE_ID = 'site-id';
const STORE_ID = 'store-id';

/** Opens the files of a data folder. */
export async function openFolder(folder: string, clock: Clock): Promise<FileStore> {
  const uploads = join(folder, UPLOADS);
  const attachments = join(folder, ATTACHMENTS);
  const readId = async (name: string) => (await nullIfMissing(readFile(join(folder, name), 'utf8')))?.trim() || null;
  const writeId = (name: string, id: string) => writeAtomically(join(folder, name), `${id}\n`);
  return {
    name: `data folder ${folder}`,
    incoming: join(folder, INCOMING),
    folders: { storage: uploads, attachments },
    storage: await openDiskStorage(uploads),
    attachments: await openDiskStorage(attachments),
    trash: await openDiskTrash(join(folder, 'trash'), uploads, clock),
    readSiteId: () => readId(SITE_ID),
    writeSiteId: (id) => writeId(SITE_ID, id),
    readStoreId: async () => {
      if (!(await readId(STORE_ID))) await writeId(STORE_ID, randomUUID());
      return (await readId(STORE_ID)) ?? '';
    },
    isUnused: async () =>
      !(await readdir(folder)).includes(SITE_ID) && (await hasNoFiles(uploads)) && (await hasNoFiles(attachments)),
  };
}

async function hasNoFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.every((entry) => entry.isDirectory());
}

/** Keeps the removed files of a folder in another one, which is created if missing. */
async function openDiskTrash(folder: string, storageFolder: string, clock: Clock): Promise<Trash> {
  await makeDataFolder(folder, 'folder of uploads');

  async function put(key: string): Promise<boolean> {
    if (!(await isStoredIn(storageFolder, key))) return false;
    const day = dayOf(clock());
    await makeInside(dirname(folder), basename(folder), day, dirname(key));
    return move(join(storageFolder, key), join(folder, day, key));
  }

  async function restore(keys: readonly string[]): Promise<string[]> {
    const lost: string[] = [];
    for (const key of keys) if (!(await restoreOne(key))) lost.push(key);
    return lost;
  }

  async function restoreOne(key: string) {
    await makeInside(storageFolder, dirname(key));
    for (const day of (await days()).toReversed()) {
      if (await move(join(folder, day, key), join(storageFolder, key))) return true;
    }
    return false;
  }

  async function openToRead(key: string): Promise<StoredFile | null> {
    for (const day of (await days()).toReversed()) {
      const file = await openFile(join(folder, day, key));
      if (file) return file;
    }
    return null;
  }

  async function empty(before: Date): Promise<number> {
    const entries = await ownEntries(folder, (name) => isDay(name) && name < dayOf(before));
    const old = entries.filter(({ kind }) => kind === 'folder');
    for (const { path } of old) await rm(path, { recursive: true, force: true });
    return old.length;
  }

  async function days() {
    const names = (await nullIfMissing(readdir(folder))) ?? [];
    return names.filter(isDay).sort();
  }

  return { put, restore, open: openToRead, empty };
}

async function move(from: string, to: string): Promise<boolean> {
  return (await nullIfMissing(moveFile(from, to))) !== null;
}

async function moveFile(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The folders are on different disks.
    await copyFile(from, to);
    await rm(from);
  }
}
