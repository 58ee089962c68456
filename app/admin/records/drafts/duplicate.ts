import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi } from '../../parts/api.ts';
import { pathOf } from '../records.ts';
import type { SavedDraft } from './drafts.ts';

export function canDuplicate({ screens, single }: ContentType): boolean {
  return screens.create !== undefined && !single;
}

/** Begins the draft of a copy of a record. */
export function duplicate(
  type: ContentType,
  record: AnyRecord,
): Promise<ApiResult<{ data: SavedDraft; message: string }>> {
  return callApi('POST', `${pathOf(type, record)}/duplicate`);
}
