import { z } from 'zod';
import { fieldsWithParts, valuesWithParts } from '../../../../../content/model/parts/parts.ts';
import { withPlace } from '../../../../../content/model/parts/place-in-words.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { changesSchema, newRecordSchema } from '../../../../../content/model/schema.ts';
import { changesOf, differing, type Values } from '../../../../../content/model/values.ts';
import type { ApiFailure } from '../../../../ui/call.ts';
import { isSameContent } from '../../differences/content.ts';
import { formOf, homeOf } from '../../../shell/screens.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import { recordIn } from '../../records.ts';
import { askBeforePublishing, publishedMeanwhile } from './asking-steps.ts';
import { checkedValues, readDraft, readRecord } from './calls.ts';
import type { Effect } from './events.ts';
import { type Base, baseOf, type FormState, hasUnsaved, savedValues, subjectOf, typedOn } from './form-state.ts';
import { onNewer, withSavedParts } from './parts-in-form.ts';
import { explain, missed, save, forgetPublishPress, waitForUploads } from './saving-steps.ts';
import { type Event, type Follow, refusal, rest, send, type Step, stay, toast } from './step.ts';

// Zod would try to evaluate code, which the Content-Security-Policy reports.
z.config({ jitless: true });

const NOT_UPLOADED = 'Not saved, because a file could not be uploaded. Try again, or remove it.';
const PUBLIC_ALREADY = 'These words are public already.';
const PUBLISHED = 'This draft was published. What you change from now on is a new draft.';

export function publishPressed(state: FormState): Step {
  return waitForUploads(state, 'publish');
}

/** A draft is saved without a file that could not be uploaded; nobody leaves or publishes without it. */
export function uploadsEnded(state: FormState, { haveSucceeded }: Event<'uploads ended'>): Step {
  if (state.work?.step !== 'uploads') return stay(state);
  const { why } = state.work;
  if (!haveSucceeded && why !== 'hand') return rest(state, toast('error', NOT_UPLOADED));
  return why === 'publish' ? check(state) : save(state, why);
}

/** Sends nothing while fields are wrong. What is published is the draft as it is saved, or was read, now. */
function check(state: FormState): Step {
  const errors = errorsIn(state);
  const [first] = Object.entries(errors);
  const checked = { ...state, errors };
  if (first) return rest(checked, ...refusal({ message: sentenceOf(state, first), errors }));
  const { draft, base } = state;
  if (draft.is === 'apart') return askBeforePublishing(checked);
  const isSaved = draft.is === 'open' && isBasedOn(draft.saved, base) && !hasUnsaved(state);
  if (!isSaved) return save(checked, 'publish');
  return send(checked, { step: 'looking', why: 'publish', failure: null }, readDraft(state));
}

/** Says what is wrong with a field, and where that stands. */
function sentenceOf({ type, values }: FormState, [path, [sentence = '']]: [string, string[]]) {
  return withPlace(type, values, path, sentence);
}

function isBasedOn({ base_version, part_version }: SavedDraft, { version, partVersion }: Base) {
  return base_version === (version ?? null) && part_version === (partVersion ?? null);
}

function errorsIn(state: FormState): ApiFailure['errors'] {
  const { type, base } = state;
  const schema = base.record ? changesSchema(type) : newRecordSchema(type);
  const { error } = schema.safeParse(checkedValues(state));
  const errors: ApiFailure['errors'] = {};
  for (const { path, message } of error?.issues ?? []) (errors[path.join('.')] ??= []).push(message);
  return errors;
}

/** A record stays open; one that is new leads to its list. */
export const afterPublishing: Follow<'publishing'> = (state, { sent }, answer) => {
  if (!answer.ok) return publishFailed(state, answer);
  const { data: record, message } = answer.body;
  const effect: Effect = { do: 'toast published', record, message };
  const next = goOnFrom(state, record, sent);
  return subjectOf(state) ? showRecord(state, next, effect) : moveTo(next, homeOf(state.type), false, effect);
};

function publishFailed(state: FormState, failure: ApiFailure): Step {
  const isDraft = state.draft.is === 'open';
  if (failure.status === 409 && isDraft)
    return send(state, { step: 'looking', why: 'publish', failure }, readDraft(state));
  if (failure.status === 409) return publishedMeanwhile(state, failure);
  if (failure.status === 404 && isDraft) return missed(state, 'publish');
  return rest({ ...state, errors: failure.errors }, ...refusal(failure));
}

/** Whoever has published the draft, a colleague or a schedule, the form goes on from its record. */
export function publishedElsewhere(state: FormState, { draft, key }: Event<'published elsewhere'>): Step {
  const isOurs = state.draft.is === 'open' && state.draft.saved.id === draft;
  if (state.work || !isOurs || state.place !== 'open') return stay(state);
  return send(state, { step: 'following', why: 'itself' }, readRecord(state, key));
}

export const afterFollowing: Follow<'following'> = (state, { why }, answer) => {
  if (!answer.ok) return explain(state, answer, why);
  return showRecord(
    state,
    goOnFrom(forgetPublishPress(state), recordIn(answer.body), savedValues(state)),
    toast('info', PUBLISHED),
  );
};

/** Returns a form that goes on from a published record, with what was typed since it was sent. */
function goOnFrom(state: FormState, record: AnyRecord, sent: Values): FormState {
  const { type, draft } = state;
  const since = changesOf(sent, state.values);
  const typed = withSavedParts(type, since, { base: state.base.values, sent, record });
  const { base, values } = typedOn(state, baseOf(type, record), { seen: { ...sent, ...state.base.seen }, typed });
  return {
    ...state,
    base,
    draft: draft.is === 'apart' ? draft : { is: 'none' },
    values,
    errors: {},
    trouble: null,
    restored: null,
    addressed: null,
  };
}

/** Stays in the form, or moves to the address that the record has by now. */
export function showRecord(before: FormState, next: FormState, effect: Effect): Step {
  const [from, to] = [before, next].map(subjectOf).map((subject) => subject && formOf(next.type, subject));
  return from === to || !to ? rest(next, effect, { do: 'refresh' }) : moveTo(next, to, true, effect);
}

/** Leads to another screen. What was typed meanwhile is kept in this browser, for the form of the record. */
export function moveTo(state: FormState, to: string, replace: boolean, effect: Effect): Step {
  if (state.place !== 'open') return rest(state, effect, { do: 'refresh' });
  return rest({ ...state, place: 'moved' }, effect, { do: 'go', to, replace });
}

export const afterNewer: Follow<'newer'> = (state, { message }, answer) => {
  if (!answer.ok) return rest(state, toast('error', answer.status === 404 ? message : answer.message));
  const newer = recordIn(answer.body);
  const names = contestedBy(state, newer);
  const next: FormState = { ...state, work: { step: 'conflict', message, newer, names } };
  if (names.length > 0) return stay(next);
  if (state.draft.is === 'open') return conflictSettled(next, { is: 'conflict settled', taken: {} });
  return showRecord(state, goOnFrom(state, newer, state.values), toast('info', PUBLIC_ALREADY));
};

/** Returns the fields of which a newer record says something else than the form. */
function contestedBy({ type, values }: FormState, newer: AnyRecord): string[] {
  const [mine, theirs] = [onNewer(type, values, newer), valuesWithParts(type, newer)];
  const fields = fieldsWithParts(type);
  return differing(mine, theirs).filter((name) => !isSameContent(fields[name], mine[name], theirs[name]));
}

/** Publishes the values chosen in a conflict as changes of the newer record. */
export function conflictSettled(state: FormState, { taken }: Event<'conflict settled'>): Step {
  const { type, values, work } = state;
  if (work?.step !== 'conflict') return stay(state);
  const next = {
    ...state,
    values: { ...onNewer(type, values, work.newer), ...taken },
    base: baseOf(type, work.newer),
  };
  // The draft has the same words, but as changes of what was live before.
  return state.draft.is === 'open' ? save(next, 'publish') : publishPressed(next);
}
