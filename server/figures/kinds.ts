/** What is counted of a day, each with how many names at most. What comes after these counts as `(other)`. */
export const kinds = {
  /** All of them together, under one name. */
  all: 1,
  page: 5_000,
  channel: 20,
  source: 1_000,
  campaign: 1_000,
  device: 10,
  language: 200,
  country: 300,
  /** What visitors searched for on the site, and did not find. */
  'search not found': 500,
  'left out': 20,
} as const;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

export const OTHER = '(other)';
export const UNKNOWN = '(unknown)';
