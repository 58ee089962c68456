import { diffArrays } from 'diff';

/** What comparing two states of a record may still cost. What goes beyond was removed and added as a whole. */
export interface Effort {
  /** How often two blocks or words are looked at. */
  looks: number;
  /** How many characters are read below the outermost blocks, and written with the tags around them. */
  characters: number;
}

/** About a tenth of a second each. Counted rather than timed, so that a comparison is the same on a busy machine. */
export function newEffort(): Effort {
  return { looks: 1_000_000, characters: 1_500_000 };
}

/** Compares two lists, whose items are the same object where they are the same. */
export function compared<Item extends object>(before: Item[], after: Item[], effort: Effort) {
  const comparator = (a: Item, b: Item) => {
    effort.looks -= 1;
    if (effort.looks < 0) throw new TooMuch();
    return a === b;
  };
  try {
    return diffArrays(before, after, { comparator });
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ];
  }
}

class TooMuch extends Error {}
