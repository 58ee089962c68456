import { hash, randomInt } from 'node:crypto';

// Without characters that look or sound like others.
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** 1 to 255 printable ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,255}$/;

/** Returns a random reference, such as 7K4M-2P9Q. */
export function newReference(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}

/** Returns the hash of an idempotency key and what was sent with it; null without a valid key. */
export function idempotencyHash(key: unknown, content: object): string | null {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return null;
  return hash('sha256', JSON.stringify([key, content]));
}
