import type { Readable } from 'node:stream';

/** Keeps files under keys such as blogs/3f9c.webp. */
export interface Storage {
  /** Keeps bytes for good: once it is done, a crash cannot lose them. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file to read; null where there is none. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Fails when files cannot be kept. */
  check(): Promise<void>;
}
