import { hash } from 'node:crypto';

const LENGTH = 22; // characters: 132 bits

/** Returns the words of a text, in lower case and one space apart, so that texts which read alike are alike. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the hash by which messages with the same words are found. */
export function textHash(text: string): string {
  return shortHash(wordsOf(text));
}

/** Returns the first 132 bits of the SHA-256 of a text, as base64url. */
export function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, LENGTH);
}
