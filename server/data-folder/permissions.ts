import { access, chmod, constants, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPORARY } from '../media/storage/storage.disk.ts';
import { isRealFolder, lstatIfThere, nullIfMissing } from '../platform/own-entries.ts';
import { OWN_FOLDERS } from '../platform/configuration/own-folders.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

const FILES = ['plinth.sqlite', 'plinth.sqlite-wal', 'plinth.sqlite-shm', 'site-id', 'store-id', 'key', 'reserve'];
const KNOWN = new Set([...OWN_FOLDERS, ...FILES, 'lost+found']);

/**
 * Makes a data folder unreadable for other users of the machine, such as after it was copied. The folder itself keeps its
 * mode while it holds anything else. In a folder that is tight already, only `everything` looks at what is in it.
 */
export async function tightenPermissions(folder: string, { everything = false } = {}): Promise<void> {
  for (const name of FILES) await tighten(join(folder, name), FILE_MODE);
  for (const name of OWN_FOLDERS) {
    const path = join(folder, name);
    if (everything || (await isOpen(path))) await tightenTree(path);
  }
  if (await isOwnAlone(folder)) await tighten(await realpath(folder), FOLDER_MODE);
}

/** Returns what other users of the machine can read, and what this user cannot write to. */
export async function examinePermissions(folder: string): Promise<{ open: string[]; foreign: string[] }> {
  const itself = (await isOwnAlone(folder)) ? [await realpath(folder)] : [];
  const trees = await Promise.all(OWN_FOLDERS.map((name) => treeOf(join(folder, name))));
  const paths = [...itself, ...FILES.map((name) => join(folder, name)), ...trees.flat().map(({ path }) => path)];
  const [open, foreign]: [string[], string[]] = [[], []];
  for (const path of paths) {
    if (await isOpen(path)) open.push(path);
    if (!(await isWritable(path))) foreign.push(path);
  }
  return { open, foreign };
}

/** Changes the folder last: one that is tight needs no second look. */
async function tightenTree(folder: string) {
  for (const { path, mode } of await treeOf(folder)) await tighten(path, mode);
}

/** Lists the files and folders in a folder, and at last itself. */
async function treeOf(folder: string): Promise<{ path: string; mode: number }[]> {
  // Links may lead anywhere.
  if (!(await isRealFolder(folder))) return [];
  const entries = (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ path: join(folder, name), mode: FILE_MODE }));
  // `recursive` of readdir follows links.
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => treeOf(join(folder, name)));
  return [...files, ...(await Promise.all(folders)).flat(), { path: folder, mode: FOLDER_MODE }];
}

/** Whether a folder holds nothing that is not of the site. */
async function isOwnAlone(folder: string) {
  return (await readdir(folder)).every((name) => KNOWN.has(name) || name.endsWith(TEMPORARY));
}

async function tighten(path: string, mode: number) {
  if (await isOpen(path)) await nullIfMissing(chmod(path, mode));
}

/** Whether others can read a file that belongs to this process's user. Only its owner can change its mode, and a link has none. */
async function isOpen(path: string) {
  const stats = await lstatIfThere(path);
  const isOwn = stats?.uid === process.getuid?.() && !stats?.isSymbolicLink();
  return Boolean(stats && isOwn && stats.mode & OTHERS);
}

async function isWritable(path: string) {
  try {
    await access(path, constants.W_OK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
