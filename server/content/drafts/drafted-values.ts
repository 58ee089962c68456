import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { valuesWithDraft } from '../../../content/model/draft.ts';
import { valuesWithParts } from '../../../content/model/parts.ts';
import type { Values } from '../../../content/model/values.ts';
import { withParts } from '../parts/read-parts.ts';
import { readRecord } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { type DraftRow, fieldsOf } from './draft-rows.ts';

/** A record as it is, and as its draft would make it. */
export interface DraftedValues {
  type: ContentType;
  /** Whether the record was never published. */
  isNew: boolean;
  /** The values of the record and its parts as they are. */
  published: Values;
  /** As they would be once the draft is published. */
  values: Values;
}

export async function draftedValues(db: ContentDatabase, row: DraftRow): Promise<DraftedValues> {
  const type = typeNamed(row.type);
  const record = row.record_id === null ? null : await readRecord(db, type, row.record_id);
  const published = valuesWithParts(type, record && (await withParts(db, type, record)));
  return { type, isNew: record === null, published, values: valuesWithDraft(type, published, fieldsOf(row)) };
}
