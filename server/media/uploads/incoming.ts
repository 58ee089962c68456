import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Gone } from '../../platform/held-files.ts';
import { httpError } from '../../platform/http/failure.ts';
import { oldOwnFiles } from '../../platform/own-entries.ts';
import { makeDataFolder } from '../../platform/configuration/data-folder.ts';

/** In bytes. */
export const MAX_PICTURE_SIZE = 20 * 1024 * 1024;

export interface ReceivedFile {
  path: string;
  /** In bytes. */
  size: number;
  /** To be called when the file is no longer needed, whether or not it was processed. */
  remove: () => Promise<void>;
}

/** Receives uploads into a folder, which is created if missing. Throws a `ConfigurationError` if that fails. */
export async function openIncoming(folder: string) {
  await makeDataFolder(folder, 'folder of uploads');

  /** Writes an upload to a file. Throws a 413 beyond `limit` bytes. A failed or interrupted upload leaves no file. */
  async function receive(stream: Readable, limit = MAX_PICTURE_SIZE): Promise<ReceivedFile> {
    makeAgain(folder);
    const path = join(folder, randomUUID());
    const remove = () => rm(path, { force: true });
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline(stream, atMost(limit), file);
    } catch (error) {
      await remove();
      throw error;
    }
    return { path, size: file.bytesWritten, remove };
  }

  /** Removes what killed processes have left here before a time. Returns the number of files. */
  async function removeLeftovers(before: Date): Promise<number> {
    const left = await oldOwnFiles(folder, isUpload, before);
    for (const path of left) await rm(path, { force: true });
    return left.length;
  }

  return { receive, removeLeftovers };
}

/**
 * Creates a folder that may have been deleted, but not the one around it, without which nothing could be kept. Synchronous,
 * because a stream without listeners must not fail meanwhile.
 */
function makeAgain(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Gone(`The folder for ${folder} is gone.`);
    if (code !== 'EEXIST') throw error;
  }
}

/** Whether a file of the folder of uploads is named as `receive` does. */
export function isUpload(name: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);
}

export type Incoming = Awaited<ReturnType<typeof openIncoming>>;

function atMost(limit: number) {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      size += chunk.length;
      if (size > limit) pass(httpError(413, `A picture can be at most ${Math.floor(limit / 1024 / 1024)} MB.`));
      else pass(null, chunk);
    },
  });
}
