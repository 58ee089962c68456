import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type FileProblem, fits, type SentFile, typesOf } from '../../content/inbox/inbox-field.ts';
import type { Incoming } from '../media/uploads/incoming.ts';
import { hashOf } from '../media/uploads/kept-file.ts';
import { safeFileName } from './file-name.ts';
import { HEAD, typeOfContent } from './known-types.ts';

/** A file that its field takes. */
export interface ReceivedFile {
  /** Of the temporary file. */
  path: string;
  name: string;
  /** What its content says it is. */
  type: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** A file that its field does not take. */
export interface RefusedFile {
  problem: FileProblem;
}

/** By the names of their fields. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>;

/** Writes a file that is being sent to a temporary one, and looks at it; null for an empty one, as browsers send where none is chosen. */
export async function receiveFile(
  incoming: Incoming,
  field: SentFile,
  sent: { file: Readable & { truncated?: boolean }; filename: string },
): Promise<{ file: ReceivedFile | RefusedFile | null; remove: () => Promise<void> }> {
  const { path, size, remove } = await incoming.write(sent.file);
  try {
    return { file: await look(field, { path, size, filename: sent.filename, isCut: sent.file.truncated }), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function look(
  field: SentFile,
  {
    path,
    size,
    filename,
    isCut = false,
  }: { path: string; size: number; filename: string; isCut?: boolean | undefined },
): Promise<ReceivedFile | RefusedFile | null> {
  if (size === 0) return null;
  if (isCut || !fits(field, size)) return { problem: 'isTooLarge' };
  const type = typeOfContent(await headOf(path));
  if (!type || !typesOf(field).includes(type)) return { problem: 'isOther' };
  return { path, name: safeFileName(filename, type), type, size, sha256: await hashOf(path) };
}

async function headOf(path: string) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
