import { open, rename, rm } from 'node:fs/promises';

/** Ends the names of files that are not whole yet. */
export const UNFINISHED = '.part';

/** Writes a text file for this user alone: a crash leaves the new text or the old one, and nobody reads half of it. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}${UNFINISHED}`;
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
