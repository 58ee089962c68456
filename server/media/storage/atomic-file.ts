import { open, rename, rm } from 'node:fs/promises';

/** Suffix of files that are still being written. */
export const TEMPORARY = '.part';

/** Replaces a text file atomically, readable for this user only. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}${TEMPORARY}`;
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
