import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { searchKeys } from '../records/search-keys.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { followSource } from '../translations/follow-source.ts';
import { type Change, storeRevision } from './revisions.ts';

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
  const record = await storeRevision(transaction, type, id, by);
  await followSource(transaction, type, record);
  return record;
}
