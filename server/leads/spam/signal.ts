/** Something that speaks for spam. */
export interface Sign {
  /** A sentence for whoever looks through the spam. */
  reason: string;
  weight: number;
}

/** What weighs as much is taken for spam. A sign that an ordinary person may give weighs less. */
export const ENOUGH = 10;

/** What it weighs that something comes often, though not too often. */
export const OFTEN = 4;
