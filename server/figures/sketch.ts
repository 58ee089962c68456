const INDEX_BITS = 14;
const RANK_BITS = 32;
const REGISTERS = 2 ** INDEX_BITS;
/** The code of the first character that registers are stored as: `0`. */
const ZERO = 48;

/** A HyperLogLog: counts distinct elements within 2 %, without knowing any of them. A register never gets smaller. */
export type Sketch = Uint8Array;

/** All that a sketch takes of an element: it raises this register to this rank. */
export interface HashedElement {
  register: number;
  rank: number;
}

export const emptySketch = (): Sketch => new Uint8Array(REGISTERS);

/** Returns the element with a hash of 64 bits: the first of them choose its register, the zeros that the others begin with are its rank. */
export function hashedElement(first: number, second: number): HashedElement {
  return { register: first >>> (32 - INDEX_BITS), rank: Math.clz32(second) + 1 };
}

/** Adds an element. Returns whether that has changed the sketch. */
export function addElement(sketch: Sketch, { register, rank }: HashedElement): boolean {
  if (rank <= (sketch[register] ?? 0)) return false;
  sketch[register] = rank;
  return true;
}

/** Adds all elements of another sketch. */
export function merge(sketch: Sketch, other: Sketch): void {
  for (const [register, rank] of other.entries()) addElement(sketch, { register, rank });
}

/** Estimates how many distinct elements were added: Ertl, "New cardinality estimation algorithms for HyperLogLog sketches", 2017. */
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
