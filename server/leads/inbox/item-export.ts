import { pipeline, Readable } from 'node:stream';
import { sql } from 'kysely';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { parseSource } from '../intake/source.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';
import { csvOf } from './item-csv.ts';
import { beyond, filteredItems, type ItemFilter } from './item-query.ts';

const BATCH = 500;

interface ExportDependencies {
  clock: Clock;
  /** Reads the names of all people by their ids. */
  names: () => Promise<Map<number, string>>;
}

/** Exports the items that pass a filter, newest first, as a stream of CSV, and logs by whom. A failure ends the stream early. */
export function createItemExport({ kysely }: Database, { clock, names }: ExportDependencies) {
  const db: LeadDatabase = kysely.withTables<LeadTables>();

  /** Yields the items with assignee and source, reading them in batches. */
  async function* readItems(kind: AnyInboxKind, filter: ItemFilter) {
    const nameOf = await names();
    let last: readonly [string, number] | undefined;
    for (;;) {
      const rows = filteredItems(db, kind, filter, clock())
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(BATCH);
      const batch = await (last ? rows.where(beyond('<', sql.ref('created_at'), last)) : rows).execute();
      for (const item of batch)
        yield { ...item, source: parseSource(item.source), assignee: nameOf.get(item.assignee_id ?? 0) };
      const end = batch.at(-1);
      if (!end || batch.length < BATCH) return;
      last = [end.created_at, end.id];
    }
  }

  return async (kind: AnyInboxKind, filter: ItemFilter, by: Actor): Promise<Readable> => {
    const entry = { subject: 'inbox', recordId: null, title: kind.label.many };
    await logActivity(db, { ...entry, by, at: clock(), action: 'exported' });
    const csv = csvOf(kind);
    pipeline(Readable.from(readItems(kind, filter)), csv, () => {});
    return csv;
  };
}
