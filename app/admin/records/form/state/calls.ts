import { keyIn } from '../../../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { singlePartOf } from '../../../../../content/model/parts/single-part.ts';
import { changesOf, differing, newValues, type Values } from '../../../../../content/model/values.ts';
import type { Schedule } from '../../../../../server/content/schedules/schedule-rows.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import { callPath, languageQuery, pathOf, type RecordResponse, type Saved, translationOf } from '../../records.ts';
import type { Call } from './events.ts';
import { draftIn, type FormState, subjectOf } from './form-state.ts';
import { draftedValues, sentValues } from './parts-in-form.ts';

export type Request = Omit<Call, 'do' | 'to'>;

/** What the server answers, by the step that asks. */
export interface Bodies {
  saving: { data: SavedDraft; message: string };
  looking: { data: SavedDraft | null };
  finding: { published_as: string | null };
  following: RecordResponse;
  joining: { data: SavedDraft | null };
  'catching up': { data: SavedDraft | null };
  schedule: { data: Schedule[] };
  publishing: Saved;
  newer: RecordResponse;
  discarding: { message: string };
  restoring: { data: SavedDraft; message: string };
  undoing: { data: AnyRecord | null; draft: SavedDraft | null; message: string };
}

/** Saves what the form holds as a draft, what was changed back included. */
export function saveDraft(state: FormState): Request {
  const { type, base, values, creationKey, sourceSeen } = state;
  const saved = draftIn(state);
  const names = new Set([...differing(base.values, values), ...Object.keys(saved?.fields ?? {})]);
  const changed = Object.fromEntries([...names].map((name) => [name, values[name] ?? '']));
  const body = {
    fields: draftedValues(type, base.values, changed),
    ...(base.version !== undefined && base.version !== saved?.base_version && { base_version: base.version }),
    ...(base.partVersion !== undefined &&
      base.partVersion !== saved?.part_version && { part_version: base.partVersion }),
    ...(sourceSeen !== null && { source_version: sourceSeen }),
  };
  if (saved) return put(`/drafts/${saved.id}`, { ...body, version: saved.version });
  return post('/drafts', { ...body, ...subjectIn(state), creation_key: creationKey });
}

/** Reads the draft as it is now, whoever has saved it. */
export function readDraft(state: FormState): Request {
  const { draft } = state;
  const subject = subjectOf(state);
  if (subject) return get(`${recordPath(state, subject)}/draft`);
  return get(`/drafts/${draft.is === 'none' ? 0 : draft.saved.id}`);
}

/** Publishes a draft as it was shown: that somebody else has saved or scheduled it since is a conflict. */
export function publishDraft({ id, version, schedule }: SavedDraft): Request {
  const seen = { version, schedule: schedule?.failure === null ? schedule.id : null };
  return post(`/drafts/${id}/publish`, seen);
}

/** Publishes what the form holds without a draft, because somebody else has the one that there can be. */
export function publishBeside(state: FormState, record: AnyRecord): Request {
  const { type, base, values } = state;
  const changes = sentValues(type, base.values, changesOf(base.values, values));
  const part = singlePartOf(type, record);
  const changesOfPart = part && (changes[part.name] as Values | undefined);
  const sentPart = changesOfPart && { [part.name]: { ...changesOfPart, version: base.partVersion } };
  return put(recordPath(state, record), { ...changes, ...sentPart, version: base.version });
}

/** Asks which record a draft has become. */
export function findPublication(state: FormState, draft: SavedDraft): Request {
  const { key, ...subject } = subjectIn(state);
  return post('/presence', { ...subject, ...(key !== null && { key }), draft_id: draft.id });
}

/** Reads a record by its key, or the translation of it. */
export function readRecord({ type }: FormState, key: string): Request {
  return get(`/${type.path}/${encodeURIComponent(key)}${translationOf(type)}`);
}

export function readSchedules({ type }: FormState): Request {
  return get(`/schedules?type=${type.path}${languageQuery(type)}&per_page=100`);
}

export function discardDraft({ id, version }: SavedDraft): Request {
  return { method: 'DELETE', path: `/drafts/${id}?version=${version}` };
}

export function restoreDraft(id: number): Request {
  return { method: 'POST', path: `/drafts/${id}/restore` };
}

export function undoPublication({ type, original }: FormState, published: AnyRecord): Request {
  return post(callPath(type, original?.record ?? published, '/undo'), { version: published.version });
}

/** Returns what is checked before a record is published: all of a new one, or what changes. */
export function checkedValues({ type, base, values }: FormState): Values {
  return sentValues(type, base.values, base.record ? changesOf(base.values, values) : newValues(values));
}

/** Returns what drafts are about in requests. */
function subjectIn(state: FormState) {
  const { type } = state;
  const subject = subjectOf(state);
  const { path, language } = type;
  return { type: path, key: subject && keyIn(type, subject), ...(language && { language }) };
}

/** Returns where the API has a record, or the translation that the form is about. */
function recordPath({ type, original }: FormState, record: AnyRecord): string {
  return pathOf(type, original?.record ?? record) + translationOf(type);
}

function get(path: string): Request {
  return { method: 'GET', path };
}

function post(path: string, body: object): Request {
  return { method: 'POST', path, body };
}

function put(path: string, body: object): Request {
  return { method: 'PUT', path, body };
}
