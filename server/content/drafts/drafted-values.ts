import { valuesWithDraft } from '../../../content/model/children.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../content/model/parts.ts';
import type { Values } from '../../../content/model/values.ts';
import { withParts } from '../parts/read-parts.ts';
import { readRecord } from '../records/records.ts';
import { typeNamed } from '../records/relations.ts';
import type { ContentDatabase } from '../tables.ts';
import { contentOf, type DraftRow } from './draft-rows.ts';

/** Returns the values of a record and its parts as they are, and as they would be once its draft is published. */
export async function draftedValues(
  db: ContentDatabase,
  row: DraftRow,
): Promise<{ type: ContentType; published: Values; values: Values }> {
  const type = typeNamed(row.type);
  const record = row.record_id === null ? null : await readRecord(db, type, row.record_id);
  const published = valuesWithParts(type, record && (await withParts(db, type, record)));
  return { type, published, values: valuesWithDraft(type, published, contentOf(row)) };
}
