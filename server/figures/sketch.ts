import { hash } from 'node:crypto';

const INDEX_BITS = 14;
const RANK_BITS = 32;
const REGISTERS = 2 ** INDEX_BITS;
/** The first of the characters that registers are stored as. */
const ZERO = 48;

/** A HyperLogLog: counts different members within 2 %, and tells none of them. A register never gets smaller. */
export type Sketch = Uint8Array;

/** What a member does to a sketch: raises this register to this rank. */
export interface Mark {
  register: number;
  rank: number;
}

export const emptySketch = (): Sketch => new Uint8Array(REGISTERS);

/** The first 128 bits of a text's SHA-256. */
export type Digest = Uint32Array;

export function digestOf(text: string): Digest {
  const digest = hash('sha256', text, 'buffer');
  return Uint32Array.of(0, 4, 8, 12).map((offset) => digest.readUInt32LE(offset));
}

/**
 * Returns the mark of whoever asks from a place, with an agent, on the day with a salt, and a number by which they are known that day.
 * MurmurHash3 in two lanes, keyed by the digests of agent and salt: a view takes no cryptographic hash of its own.
 */
export function visitorOf(place: string, agent: Digest, salt: Digest): Mark & { number: number } {
  const [a = 0, b = 0, c = 0, d = 0] = salt;
  let first = mixed((agent[0] ?? 0) ^ a);
  let second = mixed((agent[1] ?? 0) ^ b);
  for (let index = 0; index < place.length; index += 1) {
    const code = place.charCodeAt(index);
    first = Math.imul(first ^ code, 0xcc9e2d51) ^ (second >>> 15);
    second = Math.imul(second ^ code, 0x1b873593) ^ (first >>> 13);
  }
  first = mixed(first ^ c);
  second = mixed(second ^ d);
  return {
    register: first >>> (32 - INDEX_BITS),
    rank: Math.clz32(second) + 1,
    number: (first >>> 0) * 2 ** 20 + (second >>> 12),
  };
}

/** The end of MurmurHash3. */
function mixed(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const mix = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}

/** Adds a member. Returns whether that has changed the sketch. */
export function addMark(sketch: Sketch, { register, rank }: Mark): boolean {
  if (rank <= (sketch[register] ?? 0)) return false;
  sketch[register] = rank;
  return true;
}

/** Adds all members of another sketch. */
export function merge(sketch: Sketch, other: Sketch): void {
  for (const [register, rank] of other.entries()) addMark(sketch, { register, rank });
}

/** Estimates how many different members were added: Ertl, "New cardinality estimation algorithms for HyperLogLog sketches", 2017. */
export function estimate(sketch: Sketch): number {
  const counts = Array.from({ length: RANK_BITS + 2 }, () => 0);
  for (const rank of sketch) counts[rank] = (counts[rank] ?? 0) + 1;
  const shareOf = (rank: number) => (counts[rank] ?? 0) / REGISTERS;
  let sum = REGISTERS * tau(1 - shareOf(RANK_BITS + 1));
  for (let rank = RANK_BITS; rank >= 1; rank -= 1) sum = 0.5 * (sum + (counts[rank] ?? 0));
  sum += REGISTERS * sigma(shareOf(0));
  return Math.round(REGISTERS ** 2 / (2 * Math.LN2 * sum));
}

function sigma(share: number): number {
  if (share === 1) return Infinity;
  let [power, factor, sum] = [share, 1, share];
  for (let before = -1; before !== sum;) {
    before = sum;
    power *= power;
    sum += power * factor;
    factor += factor;
  }
  return sum;
}

function tau(share: number): number {
  if (share === 0 || share === 1) return 0;
  let [root, factor, sum] = [share, 1, 1 - share];
  for (let before = -1; before !== sum;) {
    before = sum;
    root = Math.sqrt(root);
    factor *= 0.5;
    sum -= (1 - root) ** 2 * factor;
  }
  return sum / 3;
}

/** Writes a sketch as text, a character for each register. */
export function sketchAsText(sketch: Sketch): string {
  return String.fromCharCode(...sketch.map((rank) => rank + ZERO));
}

export function sketchFromText(text: string): Sketch {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) - ZERO);
}
