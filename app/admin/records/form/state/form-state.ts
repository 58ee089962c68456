import type { ContentType } from '../../../../../content/model/content-type.ts';
import { valuesWithDraft } from '../../../../../content/model/draft.ts';
import { fieldsWithParts, valuesWithParts } from '../../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { singlePartVersion } from '../../../../../content/model/parts/single-part.ts';
import { differing, type Value, type Values } from '../../../../../content/model/values.ts';
import type { ApiFailure } from '../../../../ui/call.ts';
import { isSameContent } from '../../differences/content.ts';
import { joinedValues } from '../../differences/merged.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import type { Asking, Question } from '../../publishing/questions.ts';
import type { Press } from './events.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** What the form of a record holds, and what is under way. `step` in `machine.ts` says how it changes. */
export interface FormState {
  readonly type: ContentType;
  readonly reader: Pick<Asking, 'self' | 'readerZone'> & { mayPublish: boolean };
  /** What this form calls the draft that it begins, so that a request whose answer was lost begins no second one. */
  readonly creationKey: string;
  /** What is translated, in the form of a translation. */
  readonly original: Original | null;
  base: Base;
  draft: Draft;
  /** What the inputs show. */
  values: Values;
  errors: ApiFailure['errors'];
  work: Work | null;
  /** The id of the last thing that was said about the draft. */
  lastComment: number;
  /** What was pressed while something else was under way, and is done after it. */
  pressed: readonly Press[];
  trouble: Trouble | null;
  /** What was sent while the draft was as it is here, the first and the last time, and may have been saved: no answer came. */
  unanswered: readonly Values[];
  /** What it waits for until it saves by itself. */
  wait: { for: 'pause' | 'retry' } | null;
  /** What this browser had kept when the form was opened, until that is saved or dropped. */
  restored: UnsavedChanges | null;
  /** The draft of a new record that the address of the form names. */
  addressed: number | null;
  /** Where it is moved, another form goes on with what was typed. */
  place: 'open' | 'moved' | 'closed';
  /** The version of what is translated that was found to be translated: a draft is up to date with it once it is saved. */
  sourceSeen: number | null;
  /** The number of the last request: an answer to another one is late. */
  request: number;
}

/** What a translation is made from. */
export interface Original {
  record: AnyRecord;
  /** What the form of a built-in page begins with that is not translated yet. */
  unwritten: AnyRecord | null;
}

/** What the words of the form change: what is live, as it was read last. */
export interface Base {
  /** Null before it is published. */
  record: AnyRecord | null;
  values: Values;
  /** An older one than the record's where this browser has kept changes of that, or a draft those of what was live before. */
  version: number | undefined;
  /** The same of the record's single part: null where that does not exist, undefined where it can have none. */
  partVersion: number | null | undefined;
  /** What the inputs showed before something was typed, of fields that held something else already. */
  seen: Values;
}

/** The draft of the record, of which there is one at most: it is in the form, or left apart with somebody else. */
export type Draft = { is: 'none' } | { is: 'open'; saved: SavedDraft } | { is: 'apart'; saved: SavedDraft };

/** Why a draft is saved: by itself, or because somebody wants to save it, to leave, or to publish. */
export type Why = 'itself' | 'hand' | 'leave' | 'publish';

/** The one thing that is under way. While the form asks something, nothing else is. */
export type Work =
  | { step: 'uploads'; why: Exclude<Why, 'itself'> }
  | { step: 'saving'; why: Why; sent: Values }
  /** Reads the draft as others have left it, after a conflict or before it is published. */
  | { step: 'looking'; why: Why; failure: ApiFailure | null }
  /** Asks what has become of a draft that is gone, and reads the record that it has become. */
  | { step: 'finding'; why: Why }
  | { step: 'following'; why: Why }
  | { step: 'joining' }
  /** Reads what was saved elsewhere, where nothing is typed here. */
  | { step: 'catching up' }
  /** These fields were saved otherwise meanwhile, by somebody else or on another device, than in the draft that was known. */
  | { step: 'contest'; message: string; names: string[]; theirs: Values; left: Pick<FormState, 'draft' | 'base'> }
  /** Reads when a hidden record would be shown by itself. */
  | { step: 'schedule' }
  | { step: 'asking'; question: Question }
  | { step: 'publishing'; sent: Values }
  /** Somebody else has published other words since: reads them, and lets one choose. */
  | { step: 'newer'; message: string }
  /** In these fields it says something else. */
  | { step: 'conflict'; message: string; newer: AnyRecord; names: string[] }
  | { step: 'discarding'; values: Values }
  | { step: 'restoring' }
  | { step: 'undoing'; published: AnyRecord };

/** Whether somebody is asked something in a dialog. */
export function isAsking(work: Work | null): boolean {
  return work !== null && ['contest', 'asking', 'conflict'].includes(work.step);
}

/** Whether what is under way ends in a publication. */
export function isPublishing(work: Work | null): boolean {
  if (work && 'why' in work) return work.why === 'publish';
  return work !== null && ['schedule', 'asking', 'publishing', 'newer'].includes(work.step);
}

/** Whether somebody waits for what they have pressed. */
export function isBusy({ work, pressed }: FormState): boolean {
  const isByItself = work?.step === 'catching up' || (work !== null && 'why' in work && work.why === 'itself');
  const isAwaited = work !== null && !isAsking(work) && !isByItself;
  return isAwaited || pressed.length > 0;
}

/** Why the last save has failed, and what was refused for good. */
export type Trouble = { sentence: string; refused: Values | null };

interface Opened {
  type: ContentType;
  reader: FormState['reader'];
  creationKey: string;
  /** Of a translation. */
  original?: Original | null;
  record: AnyRecord | null;
  savedDraft: SavedDraft | null;
  theirs: SavedDraft | null;
  /** What this browser has kept of it. */
  unsaved: UnsavedChanges | null;
}

/** Returns the state of a form that was just opened. */
export function opened({ savedDraft, theirs, unsaved, record, ...form }: Opened): FormState {
  const { type, reader, original = null } = form;
  const present = baseOf(type, record, original);
  const saved = valuesWithDraft(type, present.values, savedDraft?.fields);
  const isUnsaved = unsaved && differing(saved, { ...saved, ...unsaved.values }).length > 0;
  const restored = isUnsaved ? unsaved : null;
  const changed = restored
    ? { version: restored.version, partVersion: restored.partVersion, seen: restored.before ?? {} }
    : {};
  const base = basedOn({ ...present, ...changed }, savedDraft);
  const contest = restored && savedDraft && contestOf(restored, { draft: savedDraft, saved, base, type, reader });
  return {
    ...form,
    original,
    base,
    draft: savedDraft ? openDraft(savedDraft) : theirs ? { is: 'apart', saved: theirs } : { is: 'none' },
    values: { ...saved, ...restored?.values, ...contest?.joined },
    errors: {},
    work: contest && contest.work,
    lastComment: 0,
    pressed: [],
    trouble: null,
    unanswered: restored?.sent ?? [],
    wait: restored && !theirs ? { for: 'pause' } : null,
    restored,
    addressed: (original?.record ?? record) ? null : (savedDraft?.id ?? null),
    place: 'open',
    sourceSeen: null,
    request: 0,
  };
}

/** What this browser has kept may be changes of fields that were saved otherwise since, by others or on another device. */
function contestOf(
  { values, before = {}, sent = [] }: UnsavedChanges,
  {
    draft,
    saved,
    base,
    type,
    reader,
  }: { draft: SavedDraft; saved: Values } & Pick<FormState, 'base' | 'type' | 'reader'>,
): { joined: Values; work: Work | null } {
  const known = withSent(type, before, { sent, saved });
  const contested = differing(values, saved).filter((name) => differing({ [name]: known[name] }, saved).length > 0);
  const { joined, theirs, names } = joinedValues(type, contested, { before: known, mine: values, theirs: saved });
  if (names.length === 0) return { joined, work: null };
  const seen = Object.fromEntries(names.map((name) => [name, before[name] ?? '']));
  const earlier = { ...draft, version: draft.version - 1, fields: { ...draft.fields, ...seen } };
  const left = { draft: openDraft(earlier), base };
  return { joined, work: { step: 'contest', message: savedSince(draft, reader), names, theirs, left } };
}

/** Returns what somebody has seen, and what has come of what they have sent without an answer, which they know as well. */
export function withSent(
  type: ContentType,
  seen: Values,
  { sent, saved }: { sent: readonly Values[]; saved: Values },
): Values {
  const fields = fieldsWithParts(type);
  const isSaved = (name: string, value: Value) => isSameContent(fields[name], value, saved[name]);
  const arrived = sent.flatMap((values) => Object.keys(values).filter((name) => isSaved(name, values[name])));
  return { ...seen, ...valuesNamed(arrived, saved) };
}

/** Says who has saved a draft that one has seen otherwise. */
export function savedSince({ updated_by, updated_by_id }: SavedDraft, { self }: FormState['reader']): string {
  const isOwn = updated_by_id !== null && updated_by_id === self?.id;
  return isOwn
    ? 'You have saved this draft elsewhere since you opened it here.'
    : `${updated_by} has saved this draft since you opened it.`;
}

export function baseOf(type: ContentType, record: AnyRecord | null, original: Original | null = null): Base {
  const present = record ?? original?.unwritten ?? null;
  const partVersion = singlePartVersion(type, present);
  return { record, values: valuesWithParts(type, present), version: record?.version, partVersion, seen: {} };
}

/** Returns what a form with a draft changes. While others have published something else since, its words are of what was live before. */
export function basedOn(base: Base, draft: SavedDraft | null): Base {
  if (!draft || draft.conflicts.length === 0 || draft.base_version === null) return base;
  const version = Math.min(draft.base_version, base.version ?? Infinity);
  return { ...base, version, ...(base.partVersion !== undefined && { partVersion: draft.part_version }) };
}

/**
 * Returns a record with what was typed while it came, and what that changes. Where a field holds something that was not seen, both
 * are joined, or what was typed stays a change of what was live before: somebody chooses when that is published.
 */
export function typedOn(state: FormState, base: Base, { seen, typed }: { seen: Values; typed: Values }) {
  const isNew = (name: string) => differing({ [name]: seen[name] }, base.values).length > 0;
  const contested = differing(typed, base.values).filter(isNew);
  const { joined, names } = joinedValues(state.type, contested, { before: seen, mine: typed, theirs: base.values });
  const { version, partVersion } = state.base;
  return {
    base: names.length > 0 ? { ...base, version, partVersion, seen: valuesNamed(names, seen) } : base,
    values: { ...base.values, ...typed, ...joined },
  };
}

export function valuesNamed(names: string[], values: Values): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

export function openDraft(saved: SavedDraft): Draft {
  return { is: 'open', saved };
}

/** Returns a form that knows what was done with its draft, other than saving it. */
export function withFacts(state: FormState, facts: Partial<Pick<SavedDraft, 'schedule' | 'review'>>): FormState {
  const { draft } = state;
  return draft.is === 'open' ? { ...state, draft: openDraft({ ...draft.saved, ...facts }) } : state;
}

/** Returns the draft that is in the form; null where there is none, or it is left apart. */
export function draftIn({ draft }: Pick<FormState, 'draft'>): SavedDraft | null {
  return draft.is === 'open' ? draft.saved : null;
}

/** Returns the record by which the API knows what the form is about: that which is translated; null for a new one. */
export function subjectOf({ original, base }: Pick<FormState, 'original' | 'base'>): AnyRecord | null {
  return original?.record ?? base.record;
}

/** Returns what everybody else sees in this form. */
export function savedValues(state: FormState): Values {
  return valuesWithDraft(state.type, state.base.values, draftIn(state)?.fields);
}

/** Returns what the inputs showed before something was typed. */
export function seenValues(state: FormState): Values {
  return { ...savedValues(state), ...state.base.seen };
}

/** Whether something would be lost by leaving, if this browser did not keep it. */
export function isDirty(state: FormState): boolean {
  return state.place === 'open' && hasUnsaved(state);
}

export function hasUnsaved(state: FormState): boolean {
  return differing(savedValues(state), state.values).length > 0;
}

/** Whether it is to be saved without anybody's doing: not what was refused as it is, nor beside somebody else's draft. */
export function savesByItself(state: FormState): boolean {
  const { draft, trouble, values } = state;
  const isRefused = trouble?.refused && differing(trouble.refused, values).length === 0;
  return isDirty(state) && draft.is !== 'apart' && !isRefused;
}
