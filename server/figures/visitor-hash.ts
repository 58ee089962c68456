import { hash } from 'node:crypto';
import { type HashedElement, hashedElement } from './sketch.ts';

/** A visitor of a day, hashed with its salt: without the salt nobody can tell who it is. */
export interface HashedVisitor {
  /** What the visitor is in the sketch of the day. */
  element: HashedElement;
  /** What the visitor is known by on that day. */
  number: number;
}

/**
 * Hashes the visitor who makes a request, told apart by sender and agent, with the salt of the day. MurmurHash3 in two lanes, keyed by
 * the digests of agent and salt: a view takes no cryptographic hash of its own.
 */
export function hashVisitor(sender: string, agent: Digest, salt: Digest): HashedVisitor {
  const [a = 0, b = 0, c = 0, d = 0] = salt;
  let first = mixed((agent[0] ?? 0) ^ a);
  let second = mixed((agent[1] ?? 0) ^ b);
  for (let index = 0; index < sender.length; index += 1) {
    const code = sender.charCodeAt(index);
    first = Math.imul(first ^ code, 0xcc9e2d51) ^ (second >>> 15);
    second = Math.imul(second ^ code, 0x1b873593) ^ (first >>> 13);
  }
  first = mixed(first ^ c);
  second = mixed(second ^ d);
  return { element: hashedElement(first, second), number: (first >>> 0) * 2 ** 20 + (second >>> 12) };
}

/** The end of MurmurHash3. */
function mixed(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const mix = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}

/** The first 128 bits of a text's SHA-256. */
export type Digest = Uint32Array;

export function digestOf(text: string): Digest {
  const digest = hash('sha256', text, 'buffer');
  return Uint32Array.of(0, 4, 8, 12).map((offset) => digest.readUInt32LE(offset));
}
