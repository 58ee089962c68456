import type { ContentType } from '../../../content/model/content-type.ts';
import type { ApiResult } from '../../ui/call.ts';
import { callApi, load } from '../parts/api.ts';

/** A record of any type, as the API gives it. */
export type AnyRecord = Record<string, unknown> & { id: number; version: number; updated_at: string };

/** Not every type's record is given below `data`. */
type Given = AnyRecord & { data?: AnyRecord };

/** What addresses a record, in screens as in calls. */
export function keyOf(type: ContentType, record: AnyRecord): string {
  return encodeURIComponent(String(record[type.addressedBy]));
}

/** Where the API has a record. */
export function pathOf(type: ContentType, record: AnyRecord): string {
  return `/${type.path}/${keyOf(type, record)}`;
}

/** What a record is called. */
export function titleOf(type: ContentType, record: AnyRecord): string {
  return (record[type.title] as string | null) ?? type.label.one;
}

/** Reads the record that a screen is about. */
export async function readRecord(type: ContentType, key: string): Promise<AnyRecord> {
  return unwrapped(await load<Given>(`/${type.path}/${encodeURIComponent(key)}`));
}

/** Asks for a record as it is now. */
export async function askForRecord(type: ContentType, record: AnyRecord): Promise<ApiResult<AnyRecord>> {
  const answer = await callApi<Given>('GET', pathOf(type, record));
  return answer.ok ? { ok: true, body: unwrapped(answer.body) } : answer;
}

function unwrapped(given: Given): AnyRecord {
  return given.data ?? given;
}
