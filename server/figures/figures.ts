import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SiteDays } from '../platform/site-days.ts';
import { type Kind, kindNames } from './kinds.ts';
import { estimate, sketchFromText } from './sketch.ts';
import type { FigureTables } from './tables.ts';
import { tidyVisits } from './tidy-visits.ts';

const NAMES = 100; // of each kind
const NAMES_OF_A_KIND = 1_000;

export interface Range {
  /** The first day, and the last. */
  from: string;
  to: string;
}

export interface Named {
  name: string;
  views: number;
  visits: number;
}

/** A day; or a month, of those long over. */
export interface Period {
  day: string;
  views: number;
  visits: number;
  visitors: number;
}

/** What was counted of visits. */
export function createFigures(database: Database, { today }: SiteDays, keepDays: number) {
  const db = database.kysely.withTables<FigureTables>();

  /** Reads what was counted by name, the most frequent first: of one kind with more names, or of all. */
  async function readNames(range: Range, kind?: Kind): Promise<Record<Kind, Named[]>> {
    const rows = await within(range)
      .select(['kind', 'name'])
      .select(({ fn }) => [fn.sum('views').as('views'), fn.sum('visits').as('visits')])
      .where('kind', 'in', kind ? [kind] : kindNames)
      .groupBy(['kind', 'name'])
      .execute();
    const named = Map.groupBy(rows, (row) => row.kind);
    const listOf = (kind: Kind) => (named.get(kind) ?? []).map(asNamed).toSorted(byFrequency);
    return Object.fromEntries(
      kindNames.map((name) => [name, listOf(name).slice(0, kind ? NAMES_OF_A_KIND : NAMES)]),
    ) as Record<Kind, Named[]>;
  }

  /** Reads each day in order. */
  async function readDays(range: Range): Promise<Period[]> {
    const [counted, sketches] = await Promise.all([
      within(range).select(['day', 'views', 'visits', 'visitors']).where('kind', '=', 'all').orderBy('day').execute(),
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

  /** Days of the range, and months that lie within it. */
  function within({ from, to }: Range) {
    const firstMonth = from.endsWith('-01') ? from.slice(0, 7) : `${from.slice(0, 7)}-`;
    const isLastOfMonth = Temporal.PlainDate.from(to).add({ days: 1 }).day === 1;
    const lastMonth = isLastOfMonth ? `${to.slice(0, 7)}-` : to.slice(0, 7);
    return db
      .selectFrom('visits')
      .where((row) =>
        row.or([
          row.and([row(length, '=', 10), row('day', '>=', from), row('day', '<=', to)]),
          row.and([row(length, '=', 7), row('day', '>=', firstMonth), row('day', '<', lastMonth)]),
        ]),
      );
  }

  return { readNames, readDays, today, tidy: () => tidyVisits(database, today(), keepDays) };
}

const length = sql<number>`length(day)`;

/** PostgreSQL adds up to a text. */
function asNamed({ name, views, visits }: Record<keyof Named, string | number | bigint>) {
  return { name: String(name), views: Number(views), visits: Number(visits) };
}

function byFrequency(a: Named, b: Named) {
  return b.visits - a.visits || b.views - a.views || (a.name < b.name ? -1 : 1);
}
