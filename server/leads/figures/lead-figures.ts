import { enquiriesIn, type ListedKind } from '../../../content/figures.ts';
import type { Figures, NameCounts, NameFilter, Period } from '../../figures/figures.ts';
import { monthOf, type Range } from '../../figures/range.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { addLeads, countLeads, type LeadCounts, leadColumns, noLeads } from './lead-counts.ts';

/** What a name was visited, and what came of it where that is known. */
export type NamedFigures = NameCounts &
  Partial<LeadCounts> & { before: (Omit<NameCounts, 'name'> & Partial<LeadCounts>) | null };

export type DayFigures = Period & LeadCounts;

export type Totals = Omit<DayFigures, 'day'> & {
  /** Messages and meetings for each visit; null without visits, or where not all of them are known. */
  conversion: number | null;
};

export interface WantedFigures {
  range: Range;
  /** What it is compared with. */
  compared: Range | null;
  filter?: NameFilter | undefined;
}

export type LeadFigures = ReturnType<typeof createLeadFigures>;

export type ReadPeriods = Awaited<ReturnType<LeadFigures['readPeriods']>>;

/** Visits with the leads that came of them. */
export function createLeadFigures({ db, readAgency }: Pick<LeadsBasis, 'db' | 'readAgency'>, figures: Figures) {
  /** Reads the days and totals of a range, and of what it is compared with. */
  async function readPeriods({ range, compared, filter }: WantedFigures) {
    const [now, before, currency, months_left_out] = await Promise.all([
      readPeriod(range, filter),
      (filter ? comparable(compared) : Promise.resolve(compared)).then(
        (earlier) => earlier && readPeriod(earlier, filter),
      ),
      readCurrency(),
      figures.monthsLeftOut(range),
    ]);
    // Leads are known of each day.
    const isPartial = filter && months_left_out.length > 0;
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

  /**
   * Reads the names of some kinds that were visited most, and those with most leads: up to so many of each; with what they had in
   * the range that this is compared with.
   */
  async function readLists(kinds: readonly ListedKind[], { range, compared }: WantedFigures, limit: number) {
    const earlier = await comparable(compared);
    const [leads, leadsBefore, visited] = await Promise.all([
      countLeadsOf(kinds, range),
      earlier && countLeadsOf(kinds, earlier),
      Promise.all(kinds.map((kind) => figures.readNames(range, kind, limit))),
    ]);
    const lists = kinds.map(async (kind, index) => {
      const mostVisited = visited[index] ?? [];
      const others = namesWithMost(leads(kind), limit, new Set(mostVisited.map(({ name }) => name)));
      const names = [...mostVisited.map(({ name }) => name), ...others];
      const [ofOthers, before] = await Promise.all([
        figures.readNames(range, kind, others),
        earlier && figures.readNames(earlier, kind, names),
      ]);
      const now = countsBy([...mostVisited, ...ofOthers], leads(kind));
      const then = before && leadsBefore && countsBy(before, leadsBefore(kind));
      return [kind, names.map((name): NamedFigures => ({ name, ...now(name), before: then && then(name) }))] as const;
    });
    return new Map(await Promise.all(lists));
  }

  async function readList(kind: ListedKind, range: Range, limit: number): Promise<NamedFigures[]> {
    return (await readLists([kind], { range, compared: null }, limit)).get(kind) ?? [];
  }

  /** Counts the leads of a range. Returns those of each kind by name; null of a kind by which they are not known. */
  async function countLeadsOf(kinds: readonly ListedKind[], range: Range) {
    const counts = await countLeads(
      db,
      range,
      kinds.flatMap((kind) => leadColumns[kind] ?? []),
    );
    return (kind: ListedKind) => {
      const column = leadColumns[kind];
      return column ? counts[column] : null;
    };
  }

  /** Returns a range where names are known of all its days; null otherwise. */
  async function comparable(range: Range | null): Promise<Range | null> {
    return range && (await figures.monthsLeftOut(range)).length === 0 ? range : null;
  }

  /** Reads the days that have any, and what they add up to: of all, or of some names. */
  async function readPeriod(range: Range, filter?: NameFilter): Promise<{ days: DayFigures[]; totals: Totals }> {
    const column = filter && leadColumns[filter.kind];
    const [visits, leads] = await Promise.all([
      figures.readDays(range, filter),
      filter && !column ? null : countLeads(db, range, ['received_on'], column && { column, names: filter.names }),
    ]);
    const days = joined(visits, leads?.received_on ?? new Map());
    return { days, totals: totalsOf(days) };
  }

  async function readCurrency() {
    return (await readAgency()).currency;
  }

  return { readPeriods, readPeriod, readLists, readList, readCurrency };
}

/** Returns what a name has. */
function countsBy(visited: NameCounts[], leads: Map<string, LeadCounts> | null) {
  const visits = new Map(visited.map(({ name, ...counts }) => [name, counts]));
  return (name: string) => ({
    ...(visits.get(name) ?? { views: 0, visits: 0 }),
    ...(leads && (leads.get(name) ?? noLeads)),
  });
}

function namesWithMost(leads: Map<string, LeadCounts> | null, limit: number, known: Set<string>): string[] {
  return [...(leads ?? [])]
    .filter(([name]) => !known.has(name))
    .toSorted(([name, a], [other, b]) => b.won - a.won || enquiriesIn(b) - enquiriesIn(a) || (name < other ? -1 : 1))
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
