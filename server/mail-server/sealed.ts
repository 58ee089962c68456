import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../platform/own-entries.ts';

/** In the data folder, and in no backup (docs/decisions/0113). */
const KEY_FILE = 'key';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Returns what encrypts short texts with a key in the data folder. The key is made when something is first sealed. */
export function createSeal(dataFolder: string) {
  const path = join(dataFolder, KEY_FILE);

  /** Encrypts a text, so that it can be opened only for the same purpose. */
  async function seal(text: string, purpose: string): Promise<string> {
    const key = (await readKey(path)) ?? (await makeKey(path));
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /** Decrypts a text. Returns null where it was sealed with another key or for another purpose. */
  async function unseal(sealed: string, purpose: string): Promise<string | null> {
    const key = await readKey(path);
    if (!key) return null;
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
    } catch {
      // What does not fit is told by an error alone.
      return null;
    }
  }

  return { seal, unseal };
}

/** Reads the key; null where there is none, or something else under its name. */
async function readKey(path: string) {
  const bytes = await nullIfMissing(readFile(path));
  return bytes?.length === KEY_BYTES ? bytes : null;
}

/** Writes a key whole or not at all. If several processes make one, the first one wins. */
async function makeKey(path: string): Promise<Buffer> {
  const draft = `${path}.${randomInt(2 ** 47)}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(KEY_BYTES));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKey(path);
  if (!key) throw new Error(`The file ${path} is no key. Move it away, and try again.`);
  return key;
}
