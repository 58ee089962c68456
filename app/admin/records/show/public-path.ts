import { isRecordPage, pageOf, recordPath } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import { type AnyRecord, keyOf } from '../records.ts';

/** Returns where visitors read a record; null where they do not. */
export function publicPathOf(type: ContentType, record: AnyRecord): string | null {
  if ('status' in type.fields && record['status'] !== ACTIVE) return null;
  const page = pageOf(type);
  return isRecordPage(page) ? recordPath(page, keyOf(type, record)) : (page?.path ?? null);
}
