import { redirect } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { differing, type Values } from '../../../../content/model/values.ts';
import type { Draft, ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import { type ApiResult, sendRequest } from '../../../ui/call.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi, load, loadAll, ScreenFailure } from '../../parts/api.ts';
import { draftedValues } from '../form/state/parts-in-form.ts';
import type { Saved } from '../records.ts';
import { mayLoad } from '../../parts/signed-in.ts';
import { homeOf } from '../../shell/screens.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Present } from '../../../../server/content/presence/presence.ts';

/** Why there is no draft any more. */
export const GONE = 'This draft has been published or discarded in the meantime.';

/** A draft on the server, which everybody in the admin area sees. */
export type SavedDraft = Draft;

export type DraftAnswer = ApiResult<{ data: SavedDraft; message: string }>;

const LEFT_AFTER = 30 * 24 * 60 * 60 * 1000; // ms

/** Whether nobody has saved a draft for more than 30 days. */
export function wasLeft({ updated_at }: Pick<SavedDraft, 'updated_at'>): boolean {
  return Date.now() - Date.parse(updated_at) > LEFT_AFTER;
}

/** The body of a request that begins or saves a draft. */
interface DraftChanges {
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
  if (id === null) return null;
  const answer = await readDraft(`/drafts/${encodeURIComponent(id)}`);
  if (!answer.ok && answer.status === 404) throw gone(type);
  if (!answer.ok) throw new ScreenFailure(answer);
  const draft = answer.body.data;
  return draft?.type === type.path && draft.key === null ? draft : null;
}

/** Redirects to the list, which has the record if the draft was published. */
function gone(type: ContentType) {
  showToast('info', GONE, type.screens.toasts);
  return redirect(homeOf(type));
}

async function read(path: string) {
  return (await load<{ data: SavedDraft | null }>(path)).data;
}

/** Reads a draft as it is now. */
export function readDraft(path: string): Promise<ApiResult<{ data: SavedDraft | null }>> {
  return callApi('GET', path);
}

/** Reads the drafts of a type. */
export async function listDrafts(type: ContentType): Promise<ListedDraft[]> {
  if (!(await mayLoad(permissionToDraft(type)))) return [];
  return loadAll(`/drafts?type=${type.path}`);
}

/** Reads the drafts that the signed-in person began. */
export async function listMyDrafts(): Promise<ListedDraft[]> {
  if (!(await mayLoad('write drafts'))) return [];
  return loadAll('/drafts?mine=1');
}

/** Returns what to send of a draft, what was changed back included. */
export function draftChanges(
  type: ContentType,
  base: { values: Values; version: number | undefined },
  draft: SavedDraft | null,
  typed: Values,
): DraftChanges {
  const names = new Set([...differing(base.values, typed), ...Object.keys(draft?.fields ?? {})]);
  const changed = Object.fromEntries([...names].map((name) => [name, typed[name] ?? '']));
  return {
    fields: draftedValues(type, base.values, changed),
    ...(base.version !== undefined && { base_version: base.version }),
  };
}

/** Begins a draft, or saves changes of one. */
export function saveDraft(
  type: ContentType,
  { draft, key, changes }: { draft: SavedDraft | null; key: string | null; changes: DraftChanges },
): Promise<DraftAnswer> {
  if (draft) return callApi('PUT', `/drafts/${draft.id}`, { ...changes, version: draft.version });
  return callApi('POST', '/drafts', { ...changes, type: type.path, key });
}

/** Publishes a saved draft. That somebody else has saved or scheduled it since is a conflict. */
export function publishDraft({ id, version, schedule }: SavedDraft): Promise<ApiResult<Saved>> {
  const seen = { version, schedule: schedule?.failure === null ? schedule.id : null };
  return callApi('POST', `/drafts/${id}/publish`, seen);
}

/** Returns the path of the form of a record by its key, or of a draft that was never published. */
export function formAt({ screens }: ContentType, key: string | null, draftId: number | null): string {
  return key === null
    ? `/admin/${screens.create}?draft=${draftId}`
    : `/admin/${screens.edit}/${encodeURIComponent(key)}`;
}

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
