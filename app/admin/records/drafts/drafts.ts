import { redirect } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { keyIn } from '../../../../content/model/translations/in-language.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { Draft, DraftProgress, ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import { type ApiResult, sendRequest } from '../../../ui/call.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi, load, loadAll, ScreenFailure } from '../../parts/api.ts';
import { mayLoad } from '../../parts/signed-in.ts';
import { homeOf } from '../../shell/screens.ts';
import { languageQuery } from '../records.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Present } from '../../../../server/content/presence/presence.ts';

/** Why there is no draft any more. */
export const GONE = 'This draft has been published or discarded in the meantime.';

/** A draft on the server, which everybody in the admin area sees. */
export type SavedDraft = Draft;

const LEFT_AFTER = 30 * 24 * 60 * 60 * 1000; // ms

/** Whether nobody has saved a draft for more than 30 days. */
export function wasLeft({ updated_at }: Pick<SavedDraft, 'updated_at'>): boolean {
  return Date.now() - Date.parse(updated_at) > LEFT_AFTER;
}

/** Whether a draft was handed to somebody, back to them, or to all who publish. */
export function waitsFor({ review }: Pick<SavedDraft, 'review'>, self: { id: number } | null): boolean {
  if (!review || !self || review.by_id === self.id) return false;
  return review.to_id === null || review.to_id === self.id;
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
  const answer = await callApi<{ data: SavedDraft }>('GET', `/drafts/${encodeURIComponent(id)}`);
  if (!answer.ok && answer.status === 404) throw gone(type);
  if (!answer.ok) throw new ScreenFailure(answer);
  const draft = answer.body.data;
  return draft.type === type.path && draft.key === null ? draft : null;
}

/** Redirects to the list, which has the record if the draft was published. */
function gone(type: ContentType) {
  showToast('info', GONE, type.screens.toasts);
  return redirect(homeOf(type));
}

async function read(path: string) {
  return (await load<{ data: SavedDraft | null }>(path)).data;
}

/** Reads the drafts of a type. */
export async function listDrafts(type: ContentType): Promise<ListedDraft[]> {
  if (!(await mayLoad(permissionToDraft(type)))) return [];
  return loadAll(`/drafts?type=${type.path}${languageQuery(type)}`);
}

/** Reads the drafts that the signed-in person began. */
export async function listMyDrafts(): Promise<ListedDraft[]> {
  if (!(await mayLoad('write drafts'))) return [];
  return loadAll('/drafts?language=all&mine=1');
}

/** Reads the drafts that wait for the signed-in person: to be reviewed, or to be changed after a review. */
export async function listWaitingDrafts(): Promise<ListedDraft[]> {
  if (!(await mayLoad('write drafts'))) return [];
  return loadAll('/drafts?language=all&waiting=me');
}

/** Begins the draft of a new record. */
export function beginDraft(type: ContentType, fields: Values): Promise<ApiResult<{ data: SavedDraft }>> {
  return callApi('POST', '/drafts', { type: type.path, fields });
}

interface Presence {
  /** Who else has the form open. */
  data: Present[];
  draft: DraftProgress | null;
  /** The ids of the schedules by which the record will be shown or hidden. */
  schedules: number[];
  /** Of the record that a translation is made from. */
  source_version: number | null;
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
    ...(type.language && { language: type.language }),
    ...(record && { key: keyIn(type, record) }),
    ...(draft && { draft_id: draft.id }),
  });
}
