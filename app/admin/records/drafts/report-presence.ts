import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Present } from '../../../../server/content/presence/presence.ts';
import { type ApiResult, sendRequest } from '../../../ui/call.ts';
import type { SavedDraft } from './drafts.ts';

interface Presence {
  /** Who else has the form open. */
  data: Present[];
  /** The key of the record, once the draft is published. */
  published_as: string | null;
}

/** Reports that a form is open. */
export function reportPresence(
  type: ContentType,
  record: AnyRecord | null,
  draft: SavedDraft | null,
): Promise<ApiResult<Presence>> {
  return sendRequest('POST', '/presence', {
    type: type.path,
    ...(record && { key: String(record[type.addressedBy]) }),
    ...(draft && { draft_id: draft.id }),
  });
}
