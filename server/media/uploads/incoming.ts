import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileKind, fileKinds, limitOf } from '../../../content/file-kinds.ts';
import { Gone } from '../../platform/held-files.ts';
import { httpError } from '../../platform/http/failure.ts';
import { oldOwnFiles } from '../../platform/own-entries.ts';
import { makeDataFolder } from '../../platform/configuration/data-folder.ts';
import { adviceOn, HEAD, kindOfContent } from './kind-of-content.ts';

interface WrittenFile {
  path: string;
  /** In bytes. */
  size: number;
  /** To be called when the file is no longer needed, whether or not it was processed. */
  remove: () => Promise<void>;
}

export interface ReceivedFile extends WrittenFile {
  /** What its beginning says; null if it is of none of the kinds that are taken. */
  kind: FileKind | null;
  /** What to do with one of none, where that is known: the end of a sentence. */
  advice: string | null;
}

/** Receives uploads into a folder, which is created if missing. Throws a `ConfigurationError` if that fails. */
export async function openIncoming(folder: string) {
  await makeDataFolder(folder, 'folder of uploads');

  /** Writes an upload to a file. Throws a 413 beyond what a file of its kind can have. */
  async function receive(stream: Readable, kinds: readonly FileKind[] = ['picture']): Promise<ReceivedFile> {
    const recognized = recognize(kinds);
    const written = await write(stream, recognized.stream);
    return { ...written, ...recognized.found() };
  }

  /** Writes what a stream brings to a file. A failed or interrupted upload leaves no file. */
  async function write(stream: Readable, ...through: Transform[]): Promise<WrittenFile> {
    const { path, remove } = makeFile();
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline([stream, ...through, file]);
    } catch (error) {
      await remove();
      throw error;
    }
    return { path, size: file.bytesWritten, remove };
  }

  /** Returns a file of the folder that others write. */
  function makeFile(): Pick<WrittenFile, 'path' | 'remove'> {
    makeAgain(folder);
    const path = join(folder, randomUUID());
    return { path, remove: () => rm(path, { force: true }) };
  }

  /** Removes what killed processes have left here before a time. Returns the number of files. */
  async function removeLeftovers(before: Date): Promise<number> {
    const left = await oldOwnFiles(folder, isUpload, before);
    for (const path of left) await rm(path, { force: true });
    return left.length;
  }

  return { receive, write, makeFile, removeLeftovers };
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

/** Lets an upload pass as long as it is no larger than its kind allows; what is none of some kinds, than a picture may be. */
function recognize(kinds: readonly FileKind[]) {
  let kind: FileKind | null = null;
  let advice: string | null = null;
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  const stream = new Transform({
    async transform(chunk: Buffer, _encoding, pass) {
      size += chunk.length;
      if (head) await look(chunk);
      if (head || size <= fileKinds[kind ?? 'picture'].maxSize) pass(null, chunk);
      else pass(httpError(413, tooLarge(kind ?? 'picture')));
    },
    async flush(done) {
      await look(Buffer.alloc(0), true);
      done();
    },
  });

  async function look(chunk: Buffer, isAll = false) {
    if (!head) return;
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD && !isAll) return;
    const found = await kindOfContent(head.subarray(0, HEAD));
    kind = kinds.find((taken) => taken === found) ?? null;
    if (!kind) advice = await adviceOn(head);
    head = null;
  }

  return { stream, found: () => ({ kind, advice }) };
}

function tooLarge(kind: FileKind) {
  return `A ${fileKinds[kind].label.one.toLowerCase()} can be at most ${limitOf(kind)}.`;
}
