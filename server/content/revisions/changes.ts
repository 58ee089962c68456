import type { ContentType } from '../../../content/model/content-type.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Action } from '../../audit/tables.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { searchKeys } from '../records/search-keys.ts';
import { storeRevision } from './revisions.ts';

/** Who changes something, and when. */
export interface Change {
  by: Actor;
  at: Date;
}

/** Changes columns of a record, increments its version and stores a revision. Returns the record. */
export async function saveColumns(
  transaction: ContentDatabase,
  type: ContentType,
  { id, version }: { id: number; version: number },
  columns: object,
  { by, at: now }: Change,
): Promise<AnyRecord> {
  await updateRecords(transaction, type)
    .set({ ...columns, ...searchKeys(type, { ...columns }), version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  return storeRevision(transaction, type, id, by);
}

/** Logs what was done to a record. */
export async function logChange(
  transaction: ContentDatabase,
  type: ContentType,
  record: { id: number },
  action: Action,
  change: Change,
): Promise<void> {
  const entry = { action, subject: type.name, recordId: record.id, title: titleOf(type, record) };
  await logActivity(transaction, { ...change, ...entry });
}
