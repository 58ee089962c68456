import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SiteDays } from './site-days.ts';
import { OTHER } from '../../content/figures.ts';
import type { Kind } from './kinds.ts';
import { partialMonths, type Range, startOf } from './range.ts';
import { estimate, sketchFromText } from './sketch.ts';
import type { FigureTables } from './tables.ts';
import { tidyVisits } from './tidy-visits.ts';

/** What was counted of a name: of a page by its path, of a source by its site. */
export interface NameCounts {
  name: string;
  views: number;
  visits: number;
}

/** A day; or a month, of names long past. */
export interface Period {
  day: string;
  views: number;
  visits: number;
  /** Null where only all together are told apart. */
  visitors: number | null;
}

/** Names of a kind, to which visits are narrowed down. */
export interface NameFilter {
  kind: Kind;
  names: string[];
}

export type Figures = ReturnType<typeof createFigures>;

/** What was counted of visits. */
export function createFigures(database: Database, { today }: SiteDays, keepDays: number) {
  const db = database.kysely.withTables<FigureTables>();

  /** Reads what was counted of a kind by name, the most frequent first: so many names, or those given. */
  async function readNames(range: Range, kind: Kind, names: number | readonly string[]): Promise<NameCounts[]> {
    const isGiven = typeof names !== 'number';
    if (isGiven && names.length === 0) return [];
    let rows = within(range, kind)
      .select(['name', sql`sum(views)`.as('views'), sql`sum(visits)`.as('visits')])
      .groupBy('name');
    rows = isGiven
      ? rows.where('name', 'in', names)
      : rows
          .orderBy(sql`sum(visits)`, 'desc')
          .orderBy(sql`sum(views)`, 'desc')
          .orderBy('name')
          .limit(names);
    return (await rows.execute()).map(asNameCounts);
  }

  /** Reads each day in order: of all, or of some names, whose months long past are one entry each. */
  async function readDays(range: Range, filter?: NameFilter): Promise<Period[]> {
    if (!filter) return readAllDays(range);
    if (filter.names.length === 0) return [];
    const rows = await within(range, filter.kind)
      .select(['day', sql`sum(views)`.as('views'), sql`sum(visits)`.as('visits')])
      .where('name', 'in', filter.names)
      .groupBy('day')
      .orderBy('day')
      .execute();
    return rows.map(({ day, views, visits }) => ({
      day,
      views: Number(views),
      visits: Number(visits),
      visitors: null,
    }));
  }

  async function readAllDays(range: Range): Promise<Period[]> {
    const [counted, sketches] = await Promise.all([
      within(range, 'all').select(['day', 'views', 'visits', 'visitors']).orderBy('day').execute(),
      // Of the last days alone: those before have the number.
      db
        .selectFrom('visitor_sketches')
        .selectAll()
        .where('day', '>=', range.from)
        .where('day', '<=', range.to)
        .execute(),
    ]);
    const visitors = new Map(sketches.map(({ day, registers }) => [day, estimate(sketchFromText(registers))]));
    return counted.map((period) => ({
      ...period,
      visitors: Math.min(period.views, Math.max(period.visitors, visitors.get(period.day) ?? 0)),
    }));
  }

  /** Reads the names with enough visits in a range that have lost half of them in the next, the largest first. */
  async function readLosses(before: Range, now: Range, { fewest, limit }: { fewest: number; limit: number }) {
    const visitsIn = ({ from, to }: Range) =>
      sql<number | string>`sum(case when day between ${from} and ${to} then visits else 0 end)`;
    const lost: Expression<SqlBool> = sql`${visitsIn(before)} >= ${fewest} and ${visitsIn(now)} * 2 <= ${visitsIn(before)}`;
    const rows = await within({ from: before.from, to: now.to }, 'page')
      .select(['name', visitsIn(now).as('visits'), visitsIn(before).as('before')])
      .where('name', '!=', OTHER)
      .groupBy('name')
      .having(lost)
      .orderBy(visitsIn(before), 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ name, visits, before }) => ({ name, visits: Number(visits), before: Number(before) }));
  }

  /** Returns the months of which a range contains a part, whose names are only known of all of the month. */
  async function monthsLeftOut(range: Range): Promise<string[]> {
    const partial = partialMonths(range);
    if (partial.length === 0) return [];
    const rows = db.selectFrom('visits').select('day').where('kind', '=', 'device').where('day', 'in', partial);
    return (await rows.distinct().orderBy('day').execute()).map(({ day }) => day);
  }

  /** Days of the range, and months that lie within it. Compared as they are, so that PostgreSQL knows how many there are. */
  function within(range: Range, kind: Kind) {
    const rows = db
      .selectFrom('visits')
      .where('kind', '=', kind)
      .where('day', '>=', startOf(range))
      .where('day', '<=', range.to);
    const partial = partialMonths(range);
    return partial.length === 0 ? rows : rows.where('day', 'not in', partial);
  }

  return {
    readNames,
    readDays,
    readLosses,
    monthsLeftOut,
    today,
    tidy: () => tidyVisits(database, today(), keepDays),
  };
}

/** PostgreSQL adds up to a text. */
function asNameCounts({ name, views, visits }: { name: string; views: unknown; visits: unknown }): NameCounts {
  return { name, views: Number(views), visits: Number(visits) };
}
