import type { Comparison, ListedKind } from '../../../content/figures.ts';
import { rangeBefore } from '../../figures/range.ts';
import type { WantedFigures } from '../../leads/figures/lead-figures.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import { dayAfter } from '../../../content/days.ts';

const DAYS = 30; // unless others are asked for
const MOST_DAYS = 3_660;
const DAYS_AHEAD = 366;

interface Query {
  from?: string | undefined;
  to?: string | undefined;
  compare?: Comparison | undefined;
  kind?: ListedKind | undefined;
  name?: string | undefined;
}

/** Returns what a query asks for; the last 30 days, unless others are named. */
export function wantedFigures({ from, to, compare, kind, name }: Query, today: string): Outcome<WantedFigures> {
  const last = to ?? today;
  const range = { from: from ?? dayAfter(last, 1 - DAYS), to: last };
  if (range.from > range.to) return refused({ from: ['from must not be after to.'] });
  if (range.to > dayAfter(today, DAYS_AHEAD)) return refused({ to: ['to can be at most a year ahead.'] });
  if (range.from < dayAfter(range.to, -MOST_DAYS))
    return refused({ from: ['from can be at most ten years before to.'] });
  if (name !== undefined && !kind) return refused({ kind: ['kind must say what name is the name of.'] });
  const filter = kind && name !== undefined ? { kind, names: [name] } : undefined;
  return done({ range, compared: compare ? rangeBefore(range, compare) : null, filter });
}
