import { randomBytes } from 'node:crypto';

const KEY = /^[a-z0-9-]{1,50}\/[0-9a-f]{32}$/;

/** Returns a key that says nothing about the file, so that nobody guesses it: applications/3f9c…. */
export function newAttachmentKey(area: string): string {
  const key = `${area}/${randomBytes(16).toString('hex')}`;
  if (!isAttachmentKey(key)) throw new Error(`No folder can be called ${area}.`);
  return key;
}

/** Whether a file that a visitor sent may be stored under a key. No file of the library has such a key. */
export function isAttachmentKey(key: string): boolean {
  return KEY.test(key);
}
