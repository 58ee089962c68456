import { isRecordPage, pageOf, recordPath } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { keyOf } from '../records.ts';

/** Returns the path of the public page that shows a record; null while it is InActive. */
export function publicPathOf(type: ContentType, record: AnyRecord): string | null {
  if ('status' in type.fields && record['status'] !== ACTIVE) return null;
  const page = pageOf(type);
  return isRecordPage(page) ? recordPath(page, keyOf(type, record)) : (page?.path ?? null);
}
