import { isBuiltIn } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { findRow } from '../records/records.ts';
import { type ContentDatabase, deleteRecords, withDeletedRecords } from '../tables.ts';
import { giveItemIds } from './item-ids.ts';

/** What a new translation is made from: a record, at the version that was translated. */
export interface Original {
  id: number;
  version: number;
}

/**
 * Prepares a record for a new translation, and returns the columns that this has besides its words. One that was deleted makes
 * room for it; its versions stay.
 */
export async function translationColumns(transaction: ContentDatabase, type: ContentType, { id, version }: Original) {
  const source = sourceOf(type);
  await giveItemIds(transaction, source, id);
  const row = await findRow(transaction, source, id);
  const stored = () => withDeletedRecords(transaction, type).where('id', '=', id);
  const deleted = await stored().select('version').where('deleted_at', 'is not', null).executeTakeFirst();
  if (deleted) await deleteRecords(transaction, type).where('id', '=', id).execute();
  return {
    id,
    language: type.language,
    source_version: version,
    ...(deleted && { version: deleted.version + 1 }),
    // Built-in pages are found by it, in every language.
    ...(isBuiltIn(source, row?.slug) && { slug: row?.slug }),
  };
}
