import { hash } from 'node:crypto';

const LENGTH = 22; // characters: 132 bits

/** Returns the words of a text in lower case, one space apart. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the same hash for all texts with the same words. */
export function textHash(text: string): string {
  return shortHash(wordsOf(text));
}

/** Returns the first 132 bits of the SHA-256 of a text, as base64url. */
export function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, LENGTH);
}
