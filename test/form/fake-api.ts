import type { SavedDraft } from '../../app/admin/records/drafts/drafts.ts';
import type { Call } from '../../app/admin/records/form/state/events.ts';
import type { ApiFailure, ApiResult } from '../../app/ui/call.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { changesOf, differing, type Values, valuesOf } from '../../content/model/values.ts';
import { review } from '../../content/types/review.ts';

/** What a small stand-in for the API of drafts holds: one review, or none yet, and its drafts. Nothing in it is changed. */
export interface Site {
  readonly record: FakeRecord | null;
  readonly revisions: readonly (FakeRecord & { by: string; draft: number | null })[];
  readonly drafts: readonly FakeDraft[];
}

interface FakeRecord {
  version: number;
  fields: Values;
}

export interface FakeDraft extends Pick<SavedDraft, 'id' | 'version' | 'base_version' | 'authors' | 'schedule'> {
  /** Whether it is of the review, rather than of one that was never published. */
  isOfRecord: boolean;
  /** What the form that began it calls it. */
  creationKey?: string | undefined;
  fields: Values;
  ended: 'discarded' | 'published' | null;
  savedBy: Person;
}

export interface Person {
  id: number;
  name: string;
  mayPublish?: boolean;
}

/** Why somebody who may not publish can't change a scheduled draft. */
export const SCHEDULED = 'Somebody has scheduled this draft.';

const KEY = '1';
const AT = '2026-11-26T12:00:00.000Z';

const written: Values = {
  client_name: 'Grace Hopper',
  image: '/files/reviews/a.webp',
  project_name: 'Compiler',
  status: 1,
  project_summary: 'A summary.',
  project_review: '<p>A review.</p>',
  feedback: 'Good.',
};

export const complete: Values = { ...valuesOf(review, null), ...written };

/** A review that is live, without a draft. */
export function liveSite(): Site {
  const record = { version: 1, fields: complete };
  return { record, revisions: [{ ...record, by: 'Before', draft: null }], drafts: [] };
}

export function recordOf(site: Site): AnyRecord | null {
  const { record } = site;
  return record && { id: 1, ...record.fields, version: record.version, created_at: AT, updated_at: AT };
}

/** Returns the draft that is open, as the API does: that of the review, or any. */
export function draftOf(site: Site, { isOfRecord = site.record !== null } = {}): SavedDraft | null {
  const draft = site.drafts.find((draft) => draft.ended === null && draft.isOfRecord === isOfRecord);
  return draft ? asAnswered(site, draft) : null;
}

function asAnswered(site: Site, fake: FakeDraft): SavedDraft {
  const { isOfRecord, creationKey: _key, ended: _ended, savedBy, ...draft } = fake;
  const rest = {
    type: review.path,
    title: 'Compiler',
    created_at: AT,
    updated_at: AT,
    part_version: null,
    language: null,
    source_version: null,
    conflicts: conflictsOf(site, fake),
    decision: null,
    review: null,
  };
  return { ...draft, ...rest, updated_by: savedBy.name, updated_by_id: savedBy.id, key: isOfRecord ? KEY : null };
}

interface Answered {
  site: Site;
  answer: ApiResult<unknown>;
}

/** Answers a request of somebody, as the API would. */
export function answerOf(
  site: Site,
  by: Person,
  { method, path, body }: Pick<Call, 'method' | 'path' | 'body'>,
): Answered {
  const sent = (body ?? {}) as Values & Sent;
  const [, resource = '', key = '', action] = path.split('?')[0]?.split('/') ?? [];
  const draft = site.drafts.find(({ id }) => id === Number(key));
  switch (`${method} ${resource}${key && '/:key'}${action ? `/${action}` : ''}`) {
    case 'POST drafts':
      return begin(site, by, sent);
    case 'PUT drafts/:key':
      return save(site, by, draft, sent);
    case 'GET drafts/:key':
      return draft?.ended === null ? answered(site, { data: asAnswered(site, draft) }) : failed(site, 404);
    case 'POST drafts/:key/publish':
      return publish(site, by, draft, sent);
    case 'DELETE drafts/:key':
      if (draft?.ended !== null) return failed(site, 404);
      if (seenIn(path) !== undefined && seenIn(path) !== draft.version) return failed(site, 409, savedSentence(draft));
      return answered(withDraft(site, { ...draft, ended: 'discarded', schedule: null }), {
        message: 'Draft Discarded!',
      });
    case 'POST drafts/:key/restore':
      return restore(site, draft);
    case 'GET reviews/:key/draft':
      return answered(site, { data: draftOf(site) });
    case 'GET reviews/:key':
      return site.record ? answered(site, { data: recordOf(site) }) : failed(site, 404);
    case 'PUT reviews/:key':
      return publishBeside(site, by, sent);
    case 'POST reviews/:key/undo':
      return undo(site, by, sent);
    case 'POST presence': {
      const isPublished = site.revisions.some((revision) => revision.draft === sent.draft_id);
      return answered(site, { data: [], published_as: isPublished ? KEY : null });
    }
    case 'GET schedules':
      return answered(site, { data: [] });
    default:
      throw new Error(`The stand-in does not know ${method} ${path}.`);
  }
}

/** The version that a path names. */
function seenIn(path: string) {
  const version = /\?version=(\d+)$/.exec(path)?.[1];
  return version === undefined ? undefined : Number(version);
}

interface Sent {
  key?: string | null;
  version?: number;
  base_version?: number;
  schedule?: number | null;
  draft_id?: number;
  creation_key?: string;
  fields?: Values;
}

function begin(site: Site, by: Person, { key = null, base_version, creation_key, fields = {} }: Sent): Answered {
  const earlier = creation_key ? site.drafts.find((draft) => draft.creationKey === creation_key) : undefined;
  if (earlier?.ended === null) return write(site, by, { ...earlier, fields: {} }, fields);
  const other = site.drafts.find(({ isOfRecord, ended }) => isOfRecord && ended === null);
  if (key !== null && !site.record) return failed(site, 404);
  if (key !== null && other)
    return failed(
      site,
      409,
      `${other.savedBy.id === by.id ? 'You' : other.savedBy.name} already has a draft of this review.`,
    );
  const empty: FakeDraft = {
    id: site.drafts.length + 1,
    isOfRecord: key !== null,
    creationKey: creation_key,
    version: 0,
    base_version: key === null ? null : (base_version ?? site.record?.version ?? null),
    fields: {},
    authors: [],
    schedule: null,
    ended: null,
    savedBy: by,
  };
  return write(site, by, empty, fields);
}

function save(
  site: Site,
  by: Person,
  draft: FakeDraft | undefined,
  { version, base_version, fields = {} }: Sent,
): Answered {
  if (draft?.ended !== null) return failed(site, 404);
  if (draft.schedule && by.mayPublish === false) return failed(site, 409, SCHEDULED);
  if (version !== undefined && version !== draft.version) return failed(site, 409, savedSentence(draft));
  return write(
    site,
    by,
    { ...draft, base_version: base_version ?? draft.base_version, creationKey: undefined },
    fields,
  );
}

function write(site: Site, by: Person, draft: FakeDraft, sent: Values): Answered {
  const base = valuesAt(site, draft.base_version);
  const fields = changesOf(base, { ...base, ...draft.fields, ...sent });
  const changed = Object.keys(fields).filter((name) => fields[name] !== draft.fields[name]);
  const earlier = draft.authors.find(({ id }) => id === by.id);
  const author = { id: by.id, name: by.name, fields: [...new Set([...(earlier?.fields ?? []), ...changed])] };
  const authors = [...draft.authors.filter((other) => other !== earlier), author]
    .map((author) => ({ ...author, fields: author.fields.filter((name) => name in fields) }))
    .filter((author) => author.fields.length > 0);
  const next = { ...draft, fields, authors, version: draft.version + 1, savedBy: by };
  const after = withDraft(site, next);
  return answered(after, { data: asAnswered(after, next), message: 'Draft Saved!' });
}

function publish(site: Site, by: Person, draft: FakeDraft | undefined, { version, schedule }: Sent): Answered {
  if (draft?.ended !== null) return failed(site, 404);
  if (version !== undefined && version !== draft.version) return failed(site, 409, savedSentence(draft));
  if (schedule !== undefined && draft.schedule && draft.schedule.id !== schedule)
    return failed(site, 409, 'Somebody has scheduled this draft since you opened it.');
  const present = site.record?.fields ?? valuesOf(review, null);
  if (conflictsOf(site, draft).length > 0)
    return failed(site, 409, 'Somebody has published another Feedback in the meantime.');
  const closed = withDraft(site, { ...draft, ended: 'published' });
  return commit(closed, { ...present, ...draft.fields }, { by, draft: draft.id });
}

/** Returns the fields of a draft in which others have published something else since. */
function conflictsOf(site: Site, { base_version, fields }: FakeDraft): string[] {
  if (base_version === null || !site.record) return [];
  const present = site.record.fields;
  const since = differing(valuesAt(site, base_version), present);
  return since.filter((name) => name in fields && fields[name] !== present[name]);
}

function publishBeside(site: Site, by: Person, { version, ...fields }: Values & Sent): Answered {
  if (!site.record) return failed(site, 404);
  if (version !== undefined && version !== site.record.version)
    return failed(site, 409, 'Somebody has saved this since you opened it.');
  return commit(site, { ...site.record.fields, ...fields }, { by, draft: null });
}

function commit(site: Site, fields: Values, { by, draft }: { by: Person; draft: number | null }): Answered {
  const record = { version: (site.record?.version ?? 0) + 1, fields };
  const next = { ...site, record, revisions: [...site.revisions, { ...record, by: by.name, draft }] };
  return answered(next, { data: recordOf(next), message: 'Review Updated!' });
}

function restore(site: Site, draft: FakeDraft | undefined): Answered {
  if (draft?.ended !== 'discarded') return failed(site, 404);
  if (draft.isOfRecord && draftOf(site)) return failed(site, 409, 'Somebody already has a draft of this review.');
  const next = withDraft(site, { ...draft, ended: null, creationKey: undefined });
  return answered(next, { data: draftOf(next), message: 'Draft Restored!' });
}

/** Undoes the last publication: its draft is open again, with what the same person has drafted since. */
function undo(site: Site, by: Person, { version }: Sent): Answered {
  const { record, revisions } = site;
  const before = revisions.find((revision) => revision.version === (version ?? 0) - 1);
  if (!record || record.version !== version || !before) return failed(site, 409, 'Somebody has saved this since.');
  const published = site.drafts.find(({ id }) => id === revisions.at(-1)?.draft);
  const draft = published && { ...published, creationKey: undefined };
  const since = site.drafts.find(({ ended }) => ended === null);
  if (draft && since && since.savedBy.id !== by.id) return failed(site, 409, 'Somebody already has a draft.');
  const unnoted = revisions.map((revision) =>
    draft && revision.draft === draft.id ? { ...revision, draft: null } : revision,
  );
  const back = { version: record.version + 1, fields: before.fields };
  const undone = { ...site, record: back, revisions: [...unnoted, { ...back, by: by.name, draft: null }] };
  const closed = draft && since ? withDraft(undone, { ...since, ended: 'discarded' }) : undone;
  const opened = draft ? withDraft(closed, { ...draft, ended: null }) : closed;
  const reopened = draft && since ? write(opened, by, { ...draft, ended: null }, since.fields).site : opened;
  const data = { data: recordOf(reopened), draft: draft ? draftOf(reopened) : null, message: 'Publication Undone!' };
  return answered(reopened, data);
}

function withDraft(site: Site, draft: FakeDraft): Site {
  const others = site.drafts.filter(({ id }) => id !== draft.id);
  return { ...site, drafts: [...others, draft].toSorted((a, b) => a.id - b.id) };
}

function valuesAt(site: Site, version: number | null): Values {
  if (version === null) return valuesOf(review, null);
  return site.revisions.find((revision) => revision.version === version)?.fields ?? {};
}

function savedSentence({ savedBy }: FakeDraft) {
  return `${savedBy.name} has saved this draft since you opened it.`;
}

function answered(site: Site, body: unknown): Answered {
  return { site, answer: { ok: true, body } };
}

function failed(site: Site, status: number, message = 'Not found.'): Answered {
  return { site, answer: failure(status, message) };
}

export function failure(status: number, message: string, errors: ApiFailure['errors'] = {}): ApiFailure {
  return { ok: false, status, message, errors };
}
