import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import type { ApiResult } from '../../../../ui/call.ts';
import { showToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import { pathOf } from '../../records.ts';

/** Returns what was answered where a call has succeeded; shows why another has not. */
export async function callForAll<Body>(
  type: ContentType,
  records: AnyRecord[],
  call: (record: AnyRecord) => Promise<ApiResult<Body>>,
): Promise<Body[]> {
  const answers = await Promise.all(records.map(call));
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) showToast('error', failed.message, type.screens.toasts);
  return answers.flatMap((answer) => (answer.ok ? [answer.body] : []));
}

/** Undoes the last change of each record. */
export function undoAll(type: ContentType, changed: AnyRecord[]) {
  return callForAll(type, changed, (record) =>
    callApi('POST', `${pathOf(type, record)}/undo`, { version: record.version }),
  );
}

/** Returns what is done said of one record or of several: “Blog Updated!”, “3 Blogs Updated!”. */
export function saidOf({ label, messages }: ContentType, count: number, participle = 'Updated'): string {
  if (count > 1) return `${count} ${label.many} ${participle}!`;
  return participle === 'Updated' ? messages.updated : `${label.one} ${participle}!`;
}
