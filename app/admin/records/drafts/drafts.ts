import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { Draft, ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { ApiFailure, ApiResult } from '../../../ui/call.ts';
import { callApi, load } from '../../parts/api.ts';

/** A draft on the server, which everybody in the admin area sees. */
export type SavedDraft = Draft;

export type DraftAnswer = ApiResult<{ data: SavedDraft; message: string }>;

/** Why a draft was not published, and how it was saved before that; null if somebody else has saved it meanwhile. */
export type PublishFailure = ApiFailure & { savedDraft?: SavedDraft | null };

/** What of a draft is sent. */
export interface DraftChanges {
  /** The version of the record that the form shows. */
  base_version?: number | undefined;
  fields: Values;
}

/** Reads the draft of a record, or the one that the address of the form for a new one names. */
export async function readSavedDraft(
  type: ContentType,
  key: string | null,
  address: string,
): Promise<SavedDraft | null> {
  if (key !== null) return read(`/${type.path}/${encodeURIComponent(key)}/draft`);
  const id = new URL(address).searchParams.get('draft');
  const draft = id === null ? null : await read(`/drafts/${encodeURIComponent(id)}`);
  return draft?.type === type.path && draft.key === null ? draft : null;
}

async function read(path: string) {
  return (await load<{ data: SavedDraft | null }>(path)).data;
}

/** Reads when a draft will be published, or why it was not; null where no time was chosen. */
export async function readSchedule(draft: SavedDraft | null): Promise<Schedule | null> {
  if (!draft) return null;
  const { data } = await load<{ data: Schedule[] }>('/schedules');
  return data.find(({ draft_id }) => draft_id === draft.id) ?? null;
}

/** Reads the drafts of a type. */
export async function listDrafts(type: ContentType): Promise<ListedDraft[]> {
  return (await load<{ data: ListedDraft[] }>(`/drafts?type=${type.path}&per_page=100`)).data;
}

/** Begins a draft, or saves changes of one. */
export function saveDraft(
  type: ContentType,
  { draft, key, changes }: { draft: SavedDraft | null; key: string | null; changes: DraftChanges },
): Promise<DraftAnswer> {
  if (draft) return callApi('PUT', `/drafts/${draft.id}`, { ...changes, version: draft.version });
  return callApi('POST', '/drafts', { type: type.path, key, fields: changes.fields });
}

/** Saves and publishes a draft. */
export async function publishDraft(
  type: ContentType,
  draft: SavedDraft,
  changes: DraftChanges,
): Promise<{ ok: true; body: { data: AnyRecord; message: string } } | PublishFailure> {
  const saved = await saveDraft(type, { draft, key: draft.key, changes });
  if (!saved.ok) return saved.status === 409 ? { ...saved, savedDraft: null } : saved;
  const { data } = saved.body;
  const published = await callApi<{ data: AnyRecord; message: string }>('POST', `/drafts/${draft.id}/publish`, {
    version: data.version,
  });
  return published.ok ? published : { ...published, savedDraft: data };
}

/** Returns the address of the form of a draft whose record was never published. */
export function formOfDraft(type: ContentType, { id }: Pick<SavedDraft, 'id'>): string {
  return `/admin/${type.screens.create}?draft=${id}`;
}
