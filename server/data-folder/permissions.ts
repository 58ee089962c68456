import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../media/storage/folder.ts';
import { UNFINISHED } from './whole-file.ts';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

const FOLDERS = ['uploads', 'cache', 'incoming', 'bin', 'snapshots'];
const FILES = ['plinth.sqlite', 'plinth.sqlite-wal', 'plinth.sqlite-shm', 'site-id', 'file-check.json'];
const OURS = new Set([...FOLDERS, ...FILES, 'lost+found']);

/**
 * Takes from other users of the machine what earlier versions, or a copy, let them read in a data folder. The folder
 * itself is left as it is while it holds anything else.
 */
export async function tightenPermissions(folder: string): Promise<void> {
  for (const name of FILES) await tighten(join(folder, name), FILE);
  for (const name of FOLDERS) await tightenTree(join(folder, name));
  const names = await readdir(folder);
  if (names.every((name) => OURS.has(name) || name.endsWith(UNFINISHED))) await tighten(folder, FOLDER);
}

/** The folder comes last, so that one that is tight has nothing in it that is not. */
async function tightenTree(folder: string) {
  if (!(await isOpen(folder))) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    // Links may lead anywhere.
    if (entry.isFile()) await tighten(path, FILE);
    else if (entry.isDirectory()) await tighten(path, FOLDER);
  }
  await tighten(folder, FOLDER);
}

async function tighten(path: string, mode: number) {
  if (await isOpen(path)) await unlessMissing(chmod(path, mode));
}

/** Whether a file of our own can be read by others. Nobody may change the mode of another user's. */
async function isOpen(path: string) {
  const facts = await unlessMissing(stat(path));
  const isOurs = facts?.uid === process.getuid?.();
  return Boolean(facts && isOurs && facts.mode & OTHERS);
}
