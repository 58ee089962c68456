import type { Figures, Part } from '../../figures/figures.ts';
import type { Kind } from '../../figures/kinds.ts';
import { type Comparison, type Range, rangeBefore } from '../../figures/range.ts';
import type { LeadFigures } from '../../leads/figures/lead-figures.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import { dayAfter } from '../../platform/site-days.ts';

const DAYS = 30; // unless others are asked for

interface Query {
  from?: string | undefined;
  to?: string | undefined;
  compare?: Comparison | undefined;
  kind?: Kind | undefined;
  name?: string | undefined;
}

export interface WantedFigures {
  range: Range;
  /** What it is compared with. */
  compared: Range | null;
  part: Part | undefined;
}

/** Returns what a query asks for; the last 30 days, unless others are named. */
export function wantedFigures({ from, to, compare, kind, name }: Query, today: string): Outcome<WantedFigures> {
  const last = to ?? today;
  const range = { from: from ?? dayAfter(last, 1 - DAYS), to: last };
  if (range.from > range.to) return refused({ from: ['from must not be after to.'] });
  if (name !== undefined && !kind) return refused({ kind: ['kind must say what name is the name of.'] });
  const part = kind && name !== undefined ? { kind, names: [name] } : undefined;
  return done({ range, compared: compare ? rangeBefore(range, compare) : null, part });
}

interface Sources {
  figures: Figures;
  leadFigures: LeadFigures;
  countsVisits: boolean;
}

/** Reads the days and totals of what is wanted, and of what it is compared with. */
export async function readPeriods(
  { figures, leadFigures, countsVisits }: Sources,
  { range, compared, part }: WantedFigures,
) {
  const [now, before, currency, leftOut] = await Promise.all([
    leadFigures.readPeriod(range, part),
    compared && leadFigures.readPeriod(compared, part),
    leadFigures.readCurrency(),
    figures.monthsLeftOut(range),
  ]);
  return {
    ...range,
    compared,
    is_counting: countsVisits,
    currency,
    months_left_out: leftOut,
    ...now,
    totals_before: before && before.totals,
    days_before: before && before.days,
  };
}
