import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { isPublic } from '../../../content/model/values.ts';
import { queueContentEvents } from '../content-events.ts';
import { searchKeys } from '../records/search-keys.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { followSource } from '../translations/follow-source.ts';
import { type Change, storeRevision } from './revisions.ts';

/** Changes columns of a record, increments its version, stores a revision and tells webhooks. Returns the record. */
export async function saveColumns(
  transaction: ContentDatabase,
  type: ContentType,
  row: { id: number; version: number },
  columns: object,
  { by, at: now }: Change,
): Promise<AnyRecord> {
  const { id, version } = row;
  await updateRecords(transaction, type)
    .set({ ...columns, ...searchKeys(type, { ...columns }), version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  const record = await storeRevision(transaction, type, id, by);
  await followSource(transaction, type, record);
  const visibility = { before: isPublic(type, { ...row }), after: isPublic(type, record) };
  await queueContentEvents(transaction, type, [id], { ...visibility, now });
  return record;
}
