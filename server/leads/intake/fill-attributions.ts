import { dayIn } from '../../../content/days.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { Database } from '../../platform/database/database.ts';
import { withRests } from '../../platform/process/with-rests.ts';
import type { LeadTables } from '../tables.ts';
import { attributionColumns } from './attribution.ts';
import { parseSource } from './source.ts';

const AT_ONCE = 100;

/** Stores what figures group items by that came before an upgrade, or through an earlier version beside this one. */
export async function fillAttributions({ kysely }: Database, readTimeZone: () => Promise<string>): Promise<void> {
  const db = kysely.withTables<LeadTables>();
  const timeZone = await readTimeZone();
  for (const { table } of inboxKinds) await withRests(() => fillSome(table));

  /** Returns whether there may be more. */
  async function fillSome(table: (typeof inboxKinds)[number]['table']): Promise<boolean> {
    const lacking = db.selectFrom(table).select(['id', 'source', 'created_at']).where('received_on', 'is', null);
    const items = await lacking.limit(AT_ONCE).execute();
    if (items.length === 0) return false;
    await db.transaction().execute(async (transaction) => {
      for (const { id, source, created_at } of items) {
        const day = dayIn(timeZone, new Date(created_at));
        const columns = attributionColumns(parseSource(source), { day, counted: null });
        await transaction.updateTable(table).set(columns).where('id', '=', id).execute();
      }
    });
    return items.length === AT_ONCE;
  }
}
