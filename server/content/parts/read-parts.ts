import type { ContentType } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { listRelated } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';

/** Adds the parts of a record, such as the headings of a post, in their order. */
export async function withParts(db: ContentDatabase, type: ContentType, record: AnyRecord): Promise<AnyRecord> {
  const lists: Record<string, AnyRecord[]> = {};
  for (const part of partsOf(type)) lists[part.name] = await readParts(db, part, record.id);
  return { ...record, ...lists };
}

/** Reads the parts of a record in their order. */
export function readParts(db: ContentDatabase, part: Part, ownerId: number): Promise<AnyRecord[]> {
  return listRelated(db, part.type, { relation: part.by, id: ownerId, order: part.order });
}
