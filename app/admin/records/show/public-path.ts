import type { ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import { type AnyRecord, keyOf } from '../records.ts';

/** Returns where visitors read a record; null where they do not. */
export function publicPathOf(type: ContentType, record: AnyRecord): string | null {
  if ('status' in type.fields && record['status'] !== ACTIVE) return null;
  return type.page ? `${type.page}/${keyOf(type, record)}` : (type.shownOn ?? null);
}
