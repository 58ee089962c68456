import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { type Values, valuesOfFields } from '../../../content/model/values.ts';
import { readRevision } from '../revisions/revisions.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { readParts } from './read-parts.ts';

/** Which version each part of a list had, in the order of the list. */
type PartsBefore = Record<string, { id: number; version: number }[]>;

/** Notes the parts that are about to be saved with a new state of their record. */
export async function notePartsBefore(
  transaction: ContentDatabase,
  type: ContentType,
  { id, version }: AnyRecord,
  lists: Values,
): Promise<void> {
  const saved = partsOf(type).filter(({ name }) => name in lists);
  if (saved.length === 0) return;
  const before: PartsBefore = {};
  for (const part of saved)
    before[part.name] = (await readParts(transaction, part, id)).map(({ id, version }) => ({ id, version }));
  const revision = transaction.updateTable('revisions').where('type', '=', type.name).where('record_id', '=', id);
  await revision
    .where('version', '=', version)
    .set({ parts_before: JSON.stringify(before) })
    .execute();
}

/** Returns the lists that bring the parts of a record back to what was noted, and restores those that were deleted since. */
export async function listsBefore(
  transaction: ContentDatabase,
  type: ContentType,
  partsBefore: string | null,
): Promise<Values> {
  const before = JSON.parse(partsBefore ?? '{}') as PartsBefore;
  const lists: Values = {};
  for (const part of partsOf(type))
    if (before[part.name]) lists[part.name] = await listBefore(transaction, part, before);
  return lists;
}

async function listBefore(transaction: ContentDatabase, { name, type, field, order }: Part, before: PartsBefore) {
  const list = [];
  for (const { id, version } of before[name] ?? []) {
    const revision = await readRevision(transaction, type, id, version);
    // Its place may be taken until the list is saved.
    const restored = updateRecords(transaction, type).set({ deleted_at: null, [order]: 0 });
    await restored.where(sql.ref('id'), '=', id).where('deleted_at', 'is not', null).execute();
    list.push({ id, ...(revision && valuesOfFields(field.fields, revision.record)) });
  }
  return list;
}
