import { fieldsInside } from '../../../content/model/parts/nested.ts';
import { type ContentType, inputFields } from '../../../content/model/content-type.ts';
import { keyIn } from '../../../content/model/translations/in-language.ts';
import { fieldsWithParts } from '../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import type { ApiResult } from '../../ui/call.ts';
import { callApi, load } from '../parts/api.ts';

/** Team members come without `data` around them. */
export type RecordResponse = AnyRecord & { data?: AnyRecord };

/** Returns the key of a record, for paths of screens and of the API. */
export function keyOf(type: ContentType, record: AnyRecord): string {
  return encodeURIComponent(keyIn(type, record));
}

export function pathOf(type: ContentType, record: AnyRecord): string {
  return `/${type.path}/${keyOf(type, record)}`;
}

/** Returns the path of a call about a record, or about the translation of it whose type is given. */
export function callPath(type: ContentType, record: AnyRecord, rest: string): string {
  return `${pathOf(type, record)}${rest}${type.language ? `?language=${type.language}` : ''}`;
}

/** Returns what a query has more for translations than for records. */
export function languageQuery({ language }: ContentType): string {
  return language ? `&language=${language}` : '';
}

/** Returns what follows the path of a record in that of its translation; nothing where the type is that of records. */
export function translationOf({ language }: ContentType): string {
  return language ? `/translations/${language}` : '';
}

export async function readRecord(type: ContentType, key: string): Promise<AnyRecord> {
  return recordIn(await load<RecordResponse>(`/${type.path}/${encodeURIComponent(key)}`));
}

export async function fetchRecord(type: ContentType, key: string): Promise<ApiResult<AnyRecord>> {
  const answer = await callApi<RecordResponse>('GET', `/${type.path}/${encodeURIComponent(key)}`);
  return answer.ok ? { ok: true, body: recordIn(answer.body) } : answer;
}

/** Returns the label of a field: that of its column in the list, or else that in the form. */
export function labelOf(type: ContentType, name: string): string {
  if (name === 'slug') return 'Address';
  return type.columns[name] ?? inputFields(fieldsWithParts(type))[name]?.label ?? name;
}

/** The response to a saved record. */
export interface Saved {
  data: AnyRecord;
  message: string;
}

/** Creates a record, or saves changes of one, which visitors see at once. */
export function saveRecord(type: ContentType, record: AnyRecord | null, values: object): Promise<ApiResult<Saved>> {
  return record ? callApi('PUT', pathOf(type, record), values) : callApi('POST', `/${type.path}`, values);
}

export function recordIn(response: RecordResponse): AnyRecord {
  return response.data ?? response;
}

/** The records to choose from, by the API path that lists them. */
export type Options = Record<string, { value: string; label: string }[]>;

/** Reads what the relations of a type can point to, those inside sections and lists included. */
export async function readOptions(type: ContentType): Promise<Options> {
  const related = fieldsInside(fieldsWithParts(type)).flatMap(([, { relation }]) => relation ?? []);
  const titles = new Map(related.map(({ optionsFrom, shows: [title = 'id'] }) => [optionsFrom, title]));
  const options = [...titles].map(async ([path, title]) => {
    const { data } = await load<{ data: Record<string, string | number>[] }>(`${path}?per_page=100`);
    return [path, data.map((record) => ({ value: String(record['id']), label: String(record[title]) }))] as const;
  });
  return Object.fromEntries(await Promise.all(options));
}
