import type { Readable } from 'node:stream';

/** Stores files under keys such as blogs/3f9c.webp. */
export interface Storage {
  /** Writes a file durably: once it resolves, a crash cannot lose the file. A failed write leaves no file. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file for reading; null if it does not exist. */
  open(key: string): Promise<StoredFile | null>;
  /** Removes a file if it exists. */
  remove(key: string): Promise<void>;
  /** Lists all files, remains of interrupted writes included. */
  list(): AsyncIterable<ListedFile>;
  /** Rejects if files cannot be written. */
  check(): Promise<void>;
}

export interface StoredFile {
  stream: Readable;
  /** In bytes. */
  size: number;
}

export interface ListedFile {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}
