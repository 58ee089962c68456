import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../media/storage/folder.ts';
import { TEMPORARY } from '../media/storage/atomic-file.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

const FOLDERS = ['uploads', 'cache', 'incoming', 'trash', 'snapshots'];
const FILES = ['plinth.sqlite', 'plinth.sqlite-wal', 'plinth.sqlite-shm', 'site-id', 'store-id'];
const KNOWN = new Set([...FOLDERS, ...FILES, 'lost+found']);

/**
 * Makes a data folder unreadable for other users of the machine, such as after it was copied. The folder itself keeps its
 * mode while it holds anything else.
 */
export async function tightenPermissions(folder: string): Promise<void> {
  for (const name of FILES) await tighten(join(folder, name), FILE_MODE);
  for (const name of FOLDERS) await tightenTree(join(folder, name));
  const names = await readdir(folder);
  if (names.every((name) => KNOWN.has(name) || name.endsWith(TEMPORARY))) await tighten(folder, FOLDER_MODE);
}

/** Changes the folder last: one that is tight needs no second look. */
async function tightenTree(folder: string) {
  if (!(await isOpen(folder))) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    // Symbolic links may lead anywhere.
    if (entry.isFile()) await tighten(path, FILE_MODE);
    else if (entry.isDirectory()) await tighten(path, FOLDER_MODE);
  }
  await tighten(folder, FOLDER_MODE);
}

async function tighten(path: string, mode: number) {
  if (await isOpen(path)) await nullIfMissing(chmod(path, mode));
}

/** Whether others can read a file that belongs to this process's user. Only its owner can change its mode. */
async function isOpen(path: string) {
  const stats = await nullIfMissing(stat(path));
  const isOwn = stats?.uid === process.getuid?.();
  return Boolean(stats && isOwn && stats.mode & OTHERS);
}
