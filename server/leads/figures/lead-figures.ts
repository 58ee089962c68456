import type { Figures, Named, Part, Period } from '../../figures/figures.ts';
import type { Kind } from '../../figures/kinds.ts';
import { monthOf, type Range } from '../../figures/range.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { addLeads, countLeads, enquiriesIn, type LeadCounts, leadColumns, noLeads } from './lead-counts.ts';

/** What a name was visited, and what came of it where that is known. */
export type NamedFigures = Named & Partial<LeadCounts> & { before: (Omit<Named, 'name'> & Partial<LeadCounts>) | null };

export type DayFigures = Period & LeadCounts;

export type Totals = Omit<DayFigures, 'day'> & {
  /** Messages and meetings for each visit; null without visits. */
  conversion: number | null;
};

export type LeadFigures = ReturnType<typeof createLeadFigures>;

/** Visits with the leads that came of them. */
export function createLeadFigures({ db, readAgency }: Pick<LeadsBasis, 'db' | 'readAgency'>, figures: Figures) {
  /** Reads the days that have any, and what they add up to: of all, or of some names. */
  async function readPeriod(range: Range, part?: Part): Promise<{ days: DayFigures[]; totals: Totals }> {
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
  async function readNames(range: Range, kind: Kind, { most, compared }: { most: number; compared: Range | null }) {
    const column = leadColumns[kind];
    const [visited, leads] = await Promise.all([
      figures.readNames(range, kind, most),
      column ? countLeads(db, range, column) : null,
    ]);
    const others = namesWithMost(leads, most, new Set(visited.map(({ name }) => name)));
    const counted = new Map((await figures.readNames(range, kind, others)).map((entry) => [entry.name, entry]));
    const all = [...visited, ...others.map((name) => counted.get(name) ?? { name, views: 0, visits: 0 })];
    const before = compared && (await readBefore(compared, kind, all));
    return all.map((entry): NamedFigures => ({
      ...entry,
      ...(leads && (leads.get(entry.name) ?? noLeads)),
      before: before && before(entry.name),
    }));
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

  return { readPeriod, readNames, readCurrency: async () => (await readAgency()).currency };
}

function namesWithMost(leads: Map<string, LeadCounts> | null, most: number, known: Set<string>): string[] {
  return [...(leads ?? [])]
    .filter(([name]) => !known.has(name))
    .toSorted(([, a], [, b]) => b.won - a.won || enquiriesIn(b) - enquiriesIn(a))
    .slice(0, most)
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
