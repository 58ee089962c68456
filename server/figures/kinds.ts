import type { ListedKind } from '../../content/figures.ts';

/** What is counted of a day; `all` is all of it, under one name. */
export type Kind = ListedKind | 'all' | 'search not found' | 'page not found' | 'left out';

/** How many names of a day are counted at most. What comes after these counts as `(other)`. */
export const mostNames: Record<Kind, number> = {
  all: 1,
  page: 5_000,
  channel: 20,
  source: 1_000,
  campaign: 1_000,
  device: 10,
  language: 200,
  country: 300,
  'search not found': 500,
  'page not found': 500,
  'left out': 20,
};

export const kinds = Object.keys(mostNames) as Kind[];
