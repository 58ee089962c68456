/** Evidence of spam. */
export interface Signal {
  /** A sentence for the people who check the spam folder. */
  reason: string;
  weight: number;
}

/** An item whose signals weigh as much is spam. Signals that ordinary people may give weigh less. */
export const THRESHOLD = 10;

/** What the words of a text weigh at most: whatever an honest visitor writes about, the text alone is never spam. */
export const MAX_TEXT = 8;

/** The weight of frequent, though not excessive, repetition. */
export const FREQUENT = 4;
