import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type ByteRange, bytesOf } from '../../platform/http/responses/byte-range.ts';
import { httpError } from '../../platform/http/failure.ts';
import { Gone } from '../../platform/held-files.ts';
import { nullIfMissing } from '../../platform/own-entries.ts';
import { FileStream } from './file-stream.ts';
import type { StoredFile } from './storage.ts';

/**
 * Creates folders inside one another where they are missing, and returns whether the last one was. Throws a `Gone` if the outermost is missing: its disk may
 * have been unmounted, and what is written below would be lost.
 */
export async function makeInside(folder: string, ...names: string[]): Promise<boolean> {
  let isNew = false;
  let path = folder;
  for (const name of names) {
    path = join(path, name);
    isNew = await makeOne(path);
  }
  return isNew;
}

async function makeOne(path: string) {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw code === 'ENOENT' ? new Gone(`The folder for ${path} is gone.`) : error;
  }
}

/** Opens a file, or a part of it, for reading; null if it does not exist. Throws a 416 if it has no such part. */
export async function openFile(path: string, range?: ByteRange): Promise<StoredFile | null> {
  const file = await nullIfMissing(open(path));
  if (!file) return null;
  const { size } = await file.stat();
  const part = range ? bytesOf(range, size) : { start: 0, end: size - 1 };
  if (part) return { stream: new FileStream(file, part), size, ...part };
  await file.close();
  throw httpError(416, 'The file has no such part.');
}
