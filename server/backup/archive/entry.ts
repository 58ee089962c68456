import type { Readable } from 'node:stream';
import { isAttachmentKey } from '../../attachments/attachment-key.ts';
import { isFileKey } from '../../media/kinds.ts';

/** A file of the archive: some rows of a table, a file of the library or of a visitor or, at last, the manifest. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** A file of the library that is too large to be held in memory. */
export interface LargeEntry {
  name: string;
  size: number;
  stream: Readable;
}

const MB = 1024 * 1024; // bytes
/** Of an entry that is read whole. */
export const MAX_ENTRY = 128 * MB;
/** Of a file of the library that is read whole; what is larger is streamed. */
export const MAX_WHOLE_FILE = 8 * MB;
/** Of a file of the library. */
export const MAX_FILE = 256 * MB;

export const MANIFEST = 'manifest.json';

const FILES = 'files/';
const ATTACHMENTS = 'attachments/';

/** Names a piece of a table: rows/blogs/00000.ndjson. */
export function rowsName(table: string, piece: number): string {
  return `rows/${table}/${String(piece).padStart(5, '0')}.ndjson`;
}

/** Returns the table whose rows an entry has. */
export function tableIn(name: string): string | null {
  return /^rows\/([a-z][a-z0-9_]{0,62})\/\d{5,9}\.ndjson$/.exec(name)?.[1] ?? null;
}

/** Names a file, given its key in an archive: files/blogs/3f9c.webp. */
export function fileName(key: string): string {
  return attachmentIn(key) === null ? FILES + key : key;
}

/** Returns the key, in the archive, of the file that an entry has: of the library, or that a visitor has sent. */
export function fileIn(name: string): string | null {
  if (attachmentIn(name) !== null) return name;
  const key = name.slice(FILES.length);
  return name.startsWith(FILES) && isFileKey(key) ? key : null;
}

/** Returns the key in an archive of a file that a visitor has sent: attachments/applications/3f9c. */
export function attachmentKey(key: string): string {
  return ATTACHMENTS + key;
}

/** Returns the key of a file that a visitor has sent, given the one in an archive; null for a file of the library. */
export function attachmentIn(archiveKey: string): string | null {
  const key = archiveKey.slice(ATTACHMENTS.length);
  return archiveKey.startsWith(ATTACHMENTS) && isAttachmentKey(key) ? key : null;
}
