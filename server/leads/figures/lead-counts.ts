import { sql } from 'kysely';
import { type AnyInboxKind, byPlural, inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { type Kind, UNKNOWN } from '../../figures/kinds.ts';
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

/** Items with some values in a column. */
interface LeadPart {
  column: Column;
  names: readonly string[];
}

export const noLeads: LeadCounts = { ...byPlural(() => 0), bookings: 0, won: 0, amount: 0 };

/** Counts the items that came in a range, without spam and test messages, by what they have in a column. */
export async function countLeads(
  db: LeadDatabase,
  range: Range,
  column: Column,
  part?: LeadPart,
): Promise<Map<string, LeadCounts>> {
  const counts = new Map<string, LeadCounts>();
  if (part?.names.length === 0) return counts;
  for (const kind of inboxKinds)
    for (const { name, ...found } of await countOfKind(db, kind, { range, column, part }))
      counts.set(name, addLeads(counts.get(name) ?? noLeads, found));
  return counts;
}

async function countOfKind(
  db: LeadDatabase,
  kind: AnyInboxKind,
  { range, column, part }: { range: Range; column: Column; part: LeadPart | undefined },
) {
  const value = nameIn(column);
  let rows = realItems(db, kind)
    .where('status', '!=', 'spam')
    .where('received_on', '>=', range.from)
    .where('received_on', '<=', range.to);
  // Without a campaign is no campaign of an unknown name.
  if (column === leadColumns.campaign) rows = rows.where(column, 'is not', null);
  if (part) rows = rows.where(nameIn(part.column), 'in', part.names);
  const groups = await rows
    .select([
      value.as('name'),
      sql`count(*)`.as('total'),
      sql`count(${kind.booked ? sql.ref(kind.booked) : sql.lit(null)})`.as('bookings'),
      sql`count(case when status = 'won' then 1 end)`.as('won'),
      sql`sum(case when status = 'won' then amount end)`.as('amount'),
    ])
    .groupBy(value)
    .execute();
  return groups.map(({ name, total, bookings, won, amount }) => ({
    ...noLeads,
    name,
    [kind.plural]: Number(total),
    bookings: Number(bookings),
    won: Number(won),
    amount: Number(amount ?? 0),
  }));
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

/** Returns how many have written, whatever they have sent. */
export function enquiriesIn(counts: LeadCounts): number {
  return inboxKinds.reduce((total, { plural }) => total + counts[plural], 0);
}
