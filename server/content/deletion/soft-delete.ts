import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { conflicting, done, missing } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { builtInKept } from '../records/built-ins.ts';
import { findRow, readRecord, readSingle, withParts } from '../records/records.ts';
import { takenSinceDeletion } from '../records/unique-values.ts';
import { type Change, logChange } from '../revisions/revisions.ts';
import { replaceGivenUpSlugs } from '../slugs.ts';
import type { ContentDatabase } from '../tables.ts';
import { deletedParent, restoreRow, softDeleteRows } from './cascade.ts';
import { restorableRecords } from './deleted-records.ts';

/** Soft-deletes a record and those that are deleted with it. They can be restored for 30 days. */
export async function softDelete(db: ContentDatabase, type: ContentType, id: number, change: Change) {
  return writeContent(db, async (transaction) => {
    const row = await findRow(transaction, type, id);
    if (!row) return missing;
    const conflict = builtInKept(type, { ...row });
    if (conflict) return conflicting(conflict);
    await softDeleteRows(transaction, type, [id], change.at);
    await logChange(transaction, type, row, 'deleted', change);
    return done(null);
  });
}

/** Restores a record and those that were deleted with it. It gets another slug if another record has taken its own. */
export async function restore(db: ContentDatabase, type: ContentType, id: number, change: Change) {
  return writeContent(db, async (transaction) => {
    const row = await restorableRecords(transaction, type, change.at)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.deleted_at) return missing;
    const conflict =
      (await existingSingle(transaction, type)) ??
      (await deletedParent(transaction, type, row)) ??
      (await takenSinceDeletion(transaction, type, { ...row }));
    if (conflict) return conflicting(conflict);
    await restoreRow(transaction, type, { id, deletedAt: row.deleted_at, now: change.at });
    await replaceGivenUpSlugs(transaction, type);
    await logChange(transaction, type, row, 'restored', change);
    return done(await withParts(transaction, type, (await readRecord(transaction, type, id)) as AnyRecord));
  });
}

/** Returns why a single type cannot have another record; null where it can. */
export async function existingSingle(db: ContentDatabase, type: ContentType): Promise<string | null> {
  return type.single && (await readSingle(db, type)) ? `The ${type.noun.one} already exists.` : null;
}
