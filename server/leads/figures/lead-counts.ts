import { sql } from 'kysely';
import { UNKNOWN } from '../../../content/figures.ts';
import { type AnyInboxKind, byPlural, inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import type { Kind } from '../../figures/kinds.ts';
import type { Range } from '../../figures/range.ts';
import { realItems } from '../inbox/item-query.ts';
import type { AttributionColumns, LeadDatabase } from '../tables.ts';

/** What came of visits: items by their kind, those booked among them, and what was won. */
export type LeadCounts = Record<InboxPlural, number> & {
  bookings: number;
  won: number;
  /** Of what was won, in the currency of the settings. */
  amount: number;
};

type Column = keyof AttributionColumns;

/** The column in which items have what visits are counted by. */
export const leadColumns: { readonly [Name in Kind]?: Column } = {
  page: 'landing_page',
  channel: 'channel',
  source: 'source_name',
  campaign: 'first_campaign',
};

/** Values of a column, to which items are narrowed down. */
interface LeadFilter {
  column: Column;
  names: readonly string[];
}

export const noLeads: LeadCounts = { ...byPlural(() => 0), bookings: 0, won: 0, amount: 0 };

/** Counts the items that came in a range, without spam and test messages, by what they have in each of some columns. */
export async function countLeads<Name extends Column>(
  db: LeadDatabase,
  range: Range,
  columns: readonly Name[],
  filter?: LeadFilter,
): Promise<Record<Name, Map<string, LeadCounts>>> {
  const counts = Object.fromEntries(columns.map((column) => [column, new Map()])) as Record<
    Name,
    Map<string, LeadCounts>
  >;
  if (columns.length === 0 || filter?.names.length === 0) return counts;
  for (const kind of inboxKinds)
    for (const { column, name, ...found } of await countOfKind(db, kind, { range, columns, filter }))
      counts[column].set(name, addLeads(counts[column].get(name) ?? noLeads, found));
  return counts;
}

/** Selects the items once for all columns, because they are wide, and far apart. */
async function countOfKind<Name extends Column>(
  db: LeadDatabase,
  kind: AnyInboxKind,
  { range, columns, filter }: { range: Range; columns: readonly Name[]; filter: LeadFilter | undefined },
) {
  let items = realItems(db, kind)
    .where('status', '!=', 'spam')
    .where('received_on', '>=', range.from)
    .where('received_on', '<=', range.to);
  if (filter) items = items.where(nameIn(filter.column), 'in', filter.names);
  const booked = kind.booked ? sql.ref<number | null>(kind.booked) : sql.lit(null);
  const [first, ...others] = columns.map((column) => groupedBy(db, column));
  if (!first) return [];
  const groups = await db
    .with(
      (named) => named('items').materialized(),
      () => items.select([...columns, 'status', 'amount', booked.as('booked')]),
    )
    .selectFrom(others.reduce((all, groups) => all.unionAll(groups), first).as('groups'))
    .selectAll()
    .execute();
  return groups.map(({ column, name, total, bookings, won, amount }) => ({
    ...noLeads,
    column: column as Name,
    name,
    [kind.plural]: Number(total),
    bookings: Number(bookings),
    won: Number(won),
    amount: Number(amount ?? 0),
  }));
}

function groupedBy<Name extends Column>(db: LeadDatabase, column: Name) {
  const items = db.withTables<{ items: AttributionColumns }>().selectFrom('items');
  const groups = items
    .select([
      sql<Name>`${sql.lit(column)}`.as('column'),
      nameIn(column).as('name'),
      sql`count(*)`.as('total'),
      sql`count(booked)`.as('bookings'),
      sql`count(case when status = 'won' then 1 end)`.as('won'),
      sql`sum(case when status = 'won' then amount end)`.as('amount'),
    ])
    .groupBy(nameIn(column));
  // Without a campaign is no campaign of an unknown name.
  return column === leadColumns.campaign ? groups.where(sql.ref(column), 'is not', null) : groups;
}

function nameIn(column: Column) {
  return sql<string>`coalesce(${sql.ref(column)}, ${sql.lit(UNKNOWN)})`;
}

export function addLeads(a: LeadCounts, b: LeadCounts): LeadCounts {
  const sum = (name: keyof LeadCounts) => a[name] + b[name];
  return {
    ...byPlural(({ plural }) => sum(plural)),
    bookings: sum('bookings'),
    won: sum('won'),
    amount: Math.round(sum('amount') * 100) / 100,
  };
}
