import type { Readable } from 'node:stream';
import type { ByteRange } from '../../platform/http/responses/byte-range.ts';

/** Stores files under keys such as blogs/3f9c.webp. */
export interface Storage {
  /** Writes a file durably: once it resolves, a crash cannot lose the file. A failed write leaves no file. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Writes a local file like `write`, without reading it into memory. The local file stays. */
  writeFile(key: string, path: string): Promise<void>;
  /** Opens a file, or a part of it, for reading; null if it does not exist. Throws a 416 if it has no such part. */
  open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  has(key: string): Promise<boolean>;
  /** Removes a file if it exists. */
  remove(key: string): Promise<void>;
  /** Lists all files, remains of interrupted writes included. */
  list(): AsyncIterable<ListedFile>;
  /** Rejects if files cannot be written, or now and then only be read. */
  check(): Promise<void>;
}

export interface StoredFile {
  stream: Readable;
  /** Of the whole file, in bytes. */
  size: number;
  /** The first byte of the stream, and the last. */
  start: number;
  end: number;
}

export interface ListedFile {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

/** Keeps removed files of a storage by day: blogs/3f9c.webp becomes 2026-11-22/blogs/3f9c.webp. */
export interface Trash {
  /** Moves a file to the trash. Returns whether it existed. */
  put(key: string): Promise<boolean>;
  /** Moves files back to the storage. Returns those that were not in the trash. */
  restore(keys: readonly string[]): Promise<string[]>;
  /** Opens a file for reading; null if it is not in the trash. */
  open(key: string): Promise<StoredFile | null>;
  /** Deletes what was removed before the day of `before`. Returns the number of days deleted. */
  empty(before: Date): Promise<number>;
}

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name);
}
