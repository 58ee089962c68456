import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { httpError } from '../../platform/http/failure.ts';
import { makeFolder, unlessMissing } from '../storage/folder.ts';

/** In bytes. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;

export interface ReceivedFile {
  path: string;
  /** In bytes. */
  size: number;
  /** To be called when the file is not needed any more, whatever came of it. */
  remove: () => Promise<void>;
}

/** Where uploads wait until they are looked at. Makes the folder; throws a `ConfigurationError` when it cannot. */
export async function openIncoming(folder: string) {
  await makeFolder(folder);

  /**
   * Takes the stream of an upload and gives the file it was written to. Throws a 413 beyond `limit` bytes, and whatever
   * cut the upload off; nothing is left then.
   */
  async function receive(stream: Readable, limit = LARGEST_PICTURE): Promise<ReceivedFile> {
    // Whoever tidies up may have removed it. Without waiting: a stream that nobody listens to yet may fail.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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

  /** Removes what a process that was killed has left here before a time; gives how many files that were. */
  async function removeLeftovers(before: Date): Promise<number> {
    let removed = 0;
    for (const name of (await unlessMissing(readdir(folder))) ?? []) {
      const facts = await unlessMissing(stat(join(folder, name)));
      if (!facts || facts.mtime >= before) continue;
      await rm(join(folder, name), { force: true });
      removed += 1;
    }
    return removed;
  }

  return { receive, removeLeftovers };
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
