import { createHash, randomInt } from 'node:crypto';

// Nothing that is mistaken for something else when it is read out.
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** What can be a key: printable ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,255}$/;

/** Gives what a visitor can name a lead by, such as 7K4M-2P9Q. */
export function newReference(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}

/**
 * Takes the key that a form was made with, or a program sent, and what came with it; gives what the same sent again has
 * as well. Other content under the same key is something else. Null without a key that can be one.
 */
export function sentKeyOf(key: unknown, content: object): string | null {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return null;
  return createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('hex');
}
