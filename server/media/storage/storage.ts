import type { Readable } from 'node:stream';

/** Keeps files under keys such as blogs/3f9c.webp. */
export interface Storage {
  /** Keeps bytes for good: once it is done, a crash cannot lose them. One that fails leaves no file under the key. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file to read; null where there is none. */
  open(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Gives every file there is, also those that a write which was cut off has left behind. */
  list(): AsyncIterable<ListedFile>;
  /** Fails when files cannot be kept. */
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
