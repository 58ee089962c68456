import { isRecordPage, pageOf } from '../../content/addresses.ts';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';

/** The content types that have a page per record, with that page. */
export const recordPages = (contentTypes as readonly ContentType[]).flatMap((type) => {
  const page = pageOf(type);
  return isRecordPage(page) ? [{ type, page }] : [];
});

export type RecordPages = (typeof recordPages)[number];
