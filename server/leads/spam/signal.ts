/** Evidence of spam. */
export interface Signal {
  /** A sentence for the people who check the spam folder. */
  reason: string;
  weight: number;
}

/** An item whose signals weigh as much is spam. Signals that ordinary people may give weigh less. */
export const THRESHOLD = 10;

/** The weight of frequent, though not excessive, repetition. */
export const FREQUENT = 4;
