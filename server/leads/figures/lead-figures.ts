import type { Figures, Named, NameFilter, Period } from '../../figures/figures.ts';
import type { Kind } from '../../figures/kinds.ts';
import { monthOf, type Range } from '../../figures/range.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { addLeads, countLeads, enquiriesIn, type LeadCounts, leadColumns, noLeads } from './lead-counts.ts';

/** What a name was visited, and what came of it where that is known. */
export type NamedFigures = Named & Partial<LeadCounts> & { before: (Omit<Named, 'name'> & Partial<LeadCounts>) | null };

export type DayFigures = Period & LeadCounts;

export type Totals = Omit<DayFigures, 'day'> & {
  /** Messages and meetings for each visit; null without visits, or where not all of them are known. */
  conversion: number | null;
};

export interface WantedFigures {
  range: Range;
  /** What it is compared with. */
  compared: Range | null;
  part?: NameFilter | undefined;
}

export type LeadFigures = ReturnType<typeof createLeadFigures>;

/** Visits with the leads that came of them. */
export function createLeadFigures({ db, readAgency }: Pick<LeadsBasis, 'db' | 'readAgency'>, figures: Figures) {
  /** Reads the days and totals of a range, and of what it is compared with. */
  async function readPeriods({ range, compared, part }: WantedFigures) {
    const [now, before, currency, months_left_out] = await Promise.all([
      readPeriod(range, part),
      (part ? comparable(compared) : Promise.resolve(compared)).then((earlier) => earlier && readPeriod(earlier, part)),
      readCurrency(),
      figures.monthsLeftOut(range),
    ]);
    // Leads are known of each day.
    const isPartial = part && months_left_out.length > 0;
    return {
      ...range,
      compared,
      currency,
      months_left_out,
      days: now.days,
      totals: isPartial ? { ...now.totals, conversion: null } : now.totals,
      days_before: before && before.days,
      totals_before: before && before.totals,
    };
  }

  /** Reads the names of some kinds, with what they had in the range that this is compared with. */
  async function readLists<Name extends Kind>(
    kinds: readonly Name[],
    { range, compared }: WantedFigures,
    limit: number,
  ) {
    const earlier = await comparable(compared);
    const lists = kinds.map(async (kind) => {
      const names = await readNames(range, kind, limit);
      const before = earlier && (await readBefore(earlier, kind, names));
      return [kind, names.map((entry): NamedFigures => ({ ...entry, before: before && before(entry.name) }))] as const;
    });
    return new Map(await Promise.all(lists));
  }

  /** Returns a range where names are known of all its days; null otherwise. */
  async function comparable(range: Range | null): Promise<Range | null> {
    return range && (await figures.monthsLeftOut(range)).length === 0 ? range : null;
  }

  /** Reads the days that have any, and what they add up to: of all, or of some names. */
  async function readPeriod(range: Range, part?: NameFilter): Promise<{ days: DayFigures[]; totals: Totals }> {
    const column = part && leadColumns[part.kind];
    const [visits, leads] = await Promise.all([
      figures.readDays(range, part),
      part && !column
        ? new Map<string, LeadCounts>()
        : countLeads(db, range, 'received_on', column && { column, names: part.names }),
    ]);
    const days = joined(visits, leads);
    return { days, totals: totalsOf(days) };
  }

  /** Reads the names of a kind that were visited most, and those with most leads: up to so many of each. */
  async function readNames(range: Range, kind: Kind, limit: number) {
    const column = leadColumns[kind];
    const [visited, leads] = await Promise.all([
      figures.readNames(range, kind, limit),
      column ? countLeads(db, range, column) : null,
    ]);
    const others = namesWithMost(leads, limit, new Set(visited.map(({ name }) => name)));
    const counted = new Map((await figures.readNames(range, kind, others)).map((entry) => [entry.name, entry]));
    const all = [...visited, ...others.map((name) => counted.get(name) ?? { name, views: 0, visits: 0 })];
    return all.map((entry) => ({ ...entry, ...(leads && (leads.get(entry.name) ?? noLeads)) }));
  }

  /** Returns what names had in an earlier range. */
  async function readBefore(range: Range, kind: Kind, entries: Named[]) {
    const column = leadColumns[kind];
    const names = entries.map(({ name }) => name);
    const [visited, leads] = await Promise.all([
      figures.readNames(range, kind, names),
      column ? countLeads(db, range, column, { column, names }) : null,
    ]);
    const counted = new Map(visited.map(({ name, ...counts }) => [name, counts]));
    return (name: string) => ({
      ...(counted.get(name) ?? { views: 0, visits: 0 }),
      ...(leads && (leads.get(name) ?? noLeads)),
    });
  }

  async function readCurrency() {
    return (await readAgency()).currency;
  }

  return { readPeriods, readPeriod, readLists, readNames, readCurrency };
}

function namesWithMost(leads: Map<string, LeadCounts> | null, limit: number, known: Set<string>): string[] {
  return [...(leads ?? [])]
    .filter(([name]) => !known.has(name))
    .toSorted(([, a], [, b]) => b.won - a.won || enquiriesIn(b) - enquiriesIn(a))
    .slice(0, limit)
    .map(([name]) => name);
}

/** Adds the leads of each day to its visits, or to those of its month. */
function joined(visits: Period[], leads: Map<string, LeadCounts>): DayFigures[] {
  const days = new Map(visits.map((period) => [period.day, { ...period, ...noLeads }]));
  const visitors = visits.some((period) => period.visitors === null) ? null : 0;
  for (const [day, counts] of leads) {
    const month = days.has(monthOf(day)) ? monthOf(day) : day;
    const before = days.get(month) ?? { day: month, views: 0, visits: 0, visitors, ...noLeads };
    days.set(month, { ...before, ...addLeads(before, counts) });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function totalsOf(days: DayFigures[]): Totals {
  const sum = (name: 'views' | 'visits') => days.reduce((total, day) => total + day[name], 0);
  const leads = days.reduce(addLeads, noLeads);
  const visits = sum('visits');
  const isTold = days.every(({ visitors }) => visitors !== null);
  return {
    views: sum('views'),
    visits,
    visitors: isTold ? days.reduce((total, { visitors }) => total + (visitors ?? 0), 0) : null,
    ...leads,
    conversion: visits === 0 ? null : Number((enquiriesIn(leads) / visits).toFixed(4)),
  };
}
