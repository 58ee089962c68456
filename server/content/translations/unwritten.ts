import { isBuiltIn } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { singlePartOf } from '../../../content/model/parts/single-part.ts';
import { readRecord, readSingle } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';

/** Reads the record that a translation is made from; null where it is deleted, or the type is not that of translations. */
export function readOriginal(db: ContentDatabase, type: ContentType, id: number): Promise<AnyRecord | null> {
  return type.source ? readRecord(db, type.source, id) : Promise.resolve(null);
}

/**
 * Returns what the draft of a translation begins with that was never published: of a built-in page its address, and its single
 * part, which is found by that.
 */
export async function unwrittenTranslation(
  db: ContentDatabase,
  type: ContentType,
  id: number,
): Promise<AnyRecord | null> {
  const original = await readOriginal(db, type, id);
  if (!original || !isBuiltIn(type, original['slug'])) return null;
  const { updated_at, slug } = original;
  const record = { id, version: 0, updated_at, slug };
  const part = singlePartOf(type, record);
  return part ? { ...record, [part.name]: await readSingle(db, part.type) } : record;
}
