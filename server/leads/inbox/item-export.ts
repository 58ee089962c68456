import { pipeline, Readable } from 'node:stream';
import { sql } from 'kysely';
import { stringify } from 'csv-stringify';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import { csvOptions } from '../../platform/csv.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { LeadDatabase } from '../tables.ts';
import { parseSource } from '../intake/source.ts';
import { beyond, filteredItems, type ItemFilter } from './item-query.ts';
import { fieldNames, type InboxKind, labelledColumns } from '../../../content/inbox/inbox-kind.ts';

const BATCH = 500;

/** Exports the items that pass a filter, newest first, as a stream of CSV, and logs by whom. A failure ends the stream early. */
export function createItemExport(
  { db, clock, readTimeZone }: Pick<LeadsBasis, 'db' | 'clock' | 'readTimeZone'>,
  readNames: () => Promise<Map<number, string>>,
) {
  /** Yields the items with assignee and source, reading them in batches. */
  async function* readItems(kind: AnyInboxKind, filter: ItemFilter) {
    const names = await readNames();
    const timeZone = await readTimeZone();
    let last: readonly [string, number] | undefined;
    for (;;) {
      const rows = filteredItems(db, kind, filter, { now: clock(), timeZone })
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(BATCH);
      const batch = await (last ? rows.where(beyond('<', sql.ref('created_at'), last)) : rows).execute();
      const replied = await lastReplies(db, kind, batch);
      for (const item of batch)
        yield {
          ...item,
          source: parseSource(item.source),
          assignee: names.get(item.assignee_id ?? 0),
          last_reply: replied.get(item.id),
        };
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

/** Returns when a reply to each of some items was last sent, by their ids. */
async function lastReplies(db: LeadDatabase, { name }: AnyInboxKind, items: { id: number }[]) {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return new Map<number, string | null>();
  const replies = db.selectFrom('outbox').where('item_kind', '=', name).where('kind', '=', 'reply');
  const last = replies.where('item_id', 'in', ids).groupBy('item_id');
  const rows = await last.select(['item_id', ({ fn }) => fn.max('sent_at').as('sent_at')]).execute();
  return new Map(rows.map(({ item_id, sent_at }) => [item_id, sent_at]));
}

/** Returns a transform stream from items to CSV. */
function csvOf(kind: InboxKind) {
  const phones = new Set(fieldNames(kind, 'phone'));
  const declared = [...Object.entries(kind.fields), ...labelledColumns(kind)];
  const headed = declared.map(([key, { label }]) => ({ key, header: label }));
  return stringify({
    ...csvOptions,
    columns: [...first, ...headed, ...last],
    cast: { string: (value, { column }) => (phones.has(String(column)) ? phoneCell(value) : value) },
  });
}

/** Digits in groups are no formula, so they keep their plus. Hyphens would be read as minus signs. */
function phoneCell(value: string) {
  return /^\+[\d ()-]+$/.test(value) ? { value: value.replaceAll('-', ' '), escape_formulas: false } : value;
}

const first = [
  { key: 'reference', header: 'Reference' },
  { key: 'created_at', header: 'Received' },
  { key: 'status', header: 'Status' },
  { key: 'assignee', header: 'Assigned to' },
];

const last = [
  { key: 'notes', header: 'Notes' },
  { key: 'follow_up', header: 'Follow-up' },
  { key: 'amount', header: 'Amount' },
  { key: 'last_reply', header: 'Last reply' },
  { key: 'language', header: 'Language' },
  { key: 'landing_page', header: 'First page visited' },
  { key: 'channel', header: 'Channel' },
  { key: 'source_name', header: 'Source' },
  { key: 'first_campaign', header: 'First campaign' },
  { key: 'last_campaign', header: 'Last campaign' },
  { key: 'sent_from', header: 'Sent from' },
  { key: 'source.referrer', header: 'Referrer' },
  { key: 'source.utm_source', header: 'Campaign source' },
  { key: 'source.utm_medium', header: 'Campaign medium' },
  { key: 'source.utm_campaign', header: 'Campaign' },
  { key: 'source.utm_term', header: 'Campaign term' },
  { key: 'source.utm_content', header: 'Campaign content' },
];
