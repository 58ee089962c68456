import { changesOf, differing, type Values } from '../../../../../content/model/values.ts';
import { valuesWithDraft } from '../../../../../content/model/draft.ts';
import type { ApiFailure } from '../../../../ui/call.ts';
import { joinedValues } from '../../differences/merged.ts';
import { pendingSchedule } from '../../publishing/questions.ts';
import { GONE, type SavedDraft } from '../../drafts/drafts.ts';
import { askBeforePublishing, publishedMeanwhile } from './asking-steps.ts';
import { findPublication, readDraft, readRecord, saveDraft } from './calls.ts';
import {
  basedOn,
  type FormState,
  hasUnsaved,
  isDirty,
  openDraft,
  savedSince,
  savedValues,
  savesByItself,
  seenValues,
  subjectOf,
  type Why,
  withFacts,
  withSent,
} from './form-state.ts';
import { type Event, type Follow, refusal, rest, send, type Step, stay, toast } from './step.ts';

const SAVED = 'Draft Saved!';
const UNCHANGED = 'Nothing has changed yet.';

/** Waits for uploads first, so that their pictures are saved too. */
export function savePressed(state: FormState, { leaves }: Event<'save pressed'>): Step {
  return waitForUploads(state, leaves ? 'leave' : 'hand');
}

export function waitForUploads(state: FormState, why: Exclude<Why, 'itself'>): Step {
  if (state.place !== 'open') return stay(state);
  const to = state.request + 1;
  const waiting = { ...state, work: { step: 'uploads', why }, request: to } as const;
  return stay(waiting, { do: 'wait for uploads', to });
}

export function pausePassed(state: FormState): Step {
  if (state.work || !savesByItself(state)) return stay({ ...state, wait: null });
  return save(state, 'itself');
}

/** Saves what has changed. What is saved is not saved again: somebody may have approved this version of the draft. */
export function save(state: FormState, why: Why): Step {
  if (hasUnsaved(state) || why === 'publish')
    return send({ ...state, wait: null }, { step: 'saving', why, sent: state.values }, saveDraft(state));
  return rest(state, state.draft.is === 'open' ? toast('success', SAVED) : toast('info', UNCHANGED));
}

/** Goes on from the draft as it is on the server, with what was typed since it was sent. */
export const afterSaving: Follow<'saving'> = (state, work, answer) => {
  if (!answer.ok) return saveFailed(isRefusal(answer) ? state : withUnanswered(state, work.sent), answer, work);
  const { why, sent } = work;
  const { data: draft, message } = answer.body;
  const since = changesOf(sent, state.values);
  const next = withDraft({ ...state, trouble: null, unanswered: [], restored: null }, draft, since);
  if (why === 'publish') return askBeforePublishing(next);
  if (why === 'itself') return rest(next);
  // The address stays as it is while one leaves.
  if (why === 'leave' && !subjectOf(next)) next.addressed = draft.id;
  return rest(next, toast('success', message));
};

function withUnanswered(state: FormState, sent: Values): FormState {
  const [first] = state.unanswered;
  const changes = changesOf(savedValues(state), sent);
  return { ...state, unanswered: first ? [first, changes] : [changes] };
}

/** Returns a form that shows a saved draft with changes of it. */
export function withDraft(state: FormState, saved: SavedDraft | null, changes: Values): FormState {
  const next: FormState = { ...state, draft: saved ? openDraft(saved) : { is: 'none' } };
  return { ...next, values: { ...savedValues(next), ...changes } };
}

/** What a save that has failed leads to: its draft is looked at where others have changed it, and missed where it is gone. */
function saveFailed(state: FormState, failure: ApiFailure, { why, sent }: { why: Why; sent: Values }): Step {
  const { draft } = state;
  if (failure.status === 409 && draft.is === 'apart') {
    const message = `${failure.message} What you typed is kept in this browser.`;
    return rest({ ...state, trouble: null }, toast('info', message));
  }
  if (failure.status === 409) return send(state, { step: 'looking', why, failure }, readDraft(state));
  if (failure.status === 404) return missed(state, why);
  return explain(state, failure, why, sent);
}

/** Asks whether a draft that is gone was published. */
export function missed(state: FormState, why: Why): Step {
  const { draft, type } = state;
  if (draft.is === 'open') return send(state, { step: 'finding', why }, findPublication(state, draft.saved));
  return explain(state, missing(`This ${type.noun.one} was deleted in the meantime.`), why);
}

/** A draft that was published leads to its record. One that was discarded is followed by another. */
export const afterFinding: Follow<'finding'> = (state, { why }, answer) => {
  if (!answer.ok && answer.status !== 404) return explain(state, answer, why);
  const key = answer.ok && answer.body.published_as;
  if (key) return send(state, { step: 'following', why }, readRecord(state, key));
  return explain({ ...state, draft: { is: 'none' } }, missing(GONE), why);
};

/** Somebody else has saved the draft, scheduled it, or published other words; or nobody has. */
export const afterLooking: Follow<'looking'> = (state, { why, failure }, answer) => {
  if (!answer.ok) return answer.status === 404 ? missed(state, why) : explain(state, answer, why);
  const { data: draft } = answer.body;
  const known = state.draft.is === 'open' ? state.draft.saved : null;
  if (known && known.id !== draft?.id) return missed(state, why);
  if (!draft) return explain({ ...state, draft: { is: 'none' } }, failure ?? missing(GONE), why);
  const isHeld = pendingSchedule(draft) !== null && !state.reader.mayPublish;
  if (known && failure && isHeld) return explain(withFacts(state, { schedule: draft.schedule }), failure, why);
  const reason = (!known && failure?.message) || savedSince(draft, state.reader);
  if (draft.version !== known?.version && isSavedHere(state, draft))
    return save(mergeDraft(state, { draft, message: reason }), why);
  if (draft.version !== known?.version) return takeOver(state, draft, reason);
  const isScheduledSince = draft.schedule?.id !== known.schedule?.id;
  const next: FormState = { ...state, draft: openDraft(draft) };
  if (!failure) return askBeforePublishing(next);
  if (why === 'publish' && !isScheduledSince) return publishedMeanwhile(next, failure);
  if (why === 'publish') return rest(next, ...refusal(failure));
  // It is scheduled, and whoever may not publish it may not change it.
  return explain(next, failure, why);
};

/** Whether a draft holds what is known here, and what was sent from here without an answer. */
function isSavedHere(state: FormState, { fields }: SavedDraft) {
  const saved = valuesWithDraft(state.type, state.base.values, fields);
  const sent = state.unanswered;
  return sent.length > 0 && differing(withSent(state.type, savedValues(state), { sent, saved }), saved).length === 0;
}

/** Merges what somebody else has saved meanwhile into the form, and says so. */
export function takeOver(state: FormState, draft: SavedDraft, message: string): Step {
  const next = mergeDraft(state, { draft, message });
  return next.work ? stay(next) : rest(next, toast('info', message));
}

/**
 * Returns a form with a draft as it is now, and the record that it changes. Fields that were changed here keep what was typed.
 * Where they hold something new now, both are joined, or somebody chooses.
 */
export function mergeDraft(
  state: FormState,
  { draft, message, base = state.base }: { draft: SavedDraft; message: string; base?: FormState['base'] },
): FormState {
  const { type, unanswered: sent } = state;
  const typed = changesOf(savedValues(state), state.values);
  const known = { ...state, base: { ...basedOn(base, draft), seen: {} }, trouble: null };
  const next = withDraft(forgetPublishPress(known), draft, typed);
  const theirs = savedValues(next);
  const before = withSent(type, seenValues(state), { sent, saved: theirs });
  const contested = differing(typed, theirs).filter((name) => differing(before, theirs).includes(name));
  const { joined, names, theirs: otherwise } = joinedValues(type, contested, { before, mine: typed, theirs });
  const left = { draft: state.draft, base: state.base };
  return {
    ...next,
    values: { ...next.values, ...joined },
    work: names.length > 0 ? { step: 'contest', message, names, theirs: otherwise, left } : null,
  };
}

/** Returns a form into which words come that whoever has pressed a button that publishes has not seen: it does not publish them. */
export function forgetPublishPress(state: FormState): FormState {
  return { ...state, pressed: state.pressed.filter(({ is }) => is !== 'publish pressed') };
}

/** Goes on with the values taken for some fields, and with what was typed of the others. */
export function contestSettled(state: FormState, { taken }: Event<'contest settled'>): Step {
  return rest({ ...state, base: { ...state.base, seen: {} }, values: { ...state.values, ...taken } });
}

/** Nobody has chosen: the form knows no more of what was saved elsewhere than before, so that nothing replaces it. */
export function contestLeft(state: FormState): Step {
  if (state.work?.step !== 'contest') return stay(state);
  const { message, left } = state.work;
  const sentence = `${message} Save again to choose.`;
  return rest({ ...state, ...left, wait: null, trouble: { sentence, refused: state.values } });
}

/** Says why something was not done. What may succeed as it is, is tried again by itself; what was refused is not. */
export function explain(state: FormState, failure: ApiFailure, why: Why, sent: Values = state.values): Step {
  const { message, errors } = failure;
  const isPassing = !isRefusal(failure);
  const reason = failure.status === 0 ? 'The server cannot be reached.' : message;
  const sentence = isPassing ? `${reason} It is kept in this browser, and tried again every 10 seconds.` : message;
  const next: FormState = {
    ...state,
    errors: why === 'itself' && failure.status !== 422 ? state.errors : errors,
    trouble: isDirty(state) ? { sentence, refused: isPassing ? null : sent } : null,
    wait: isPassing ? { for: 'retry' } : null,
  };
  return rest(next, ...(why === 'itself' ? [] : refusal(failure)));
}

/** Whether the server has answered, and would answer the same to the same. */
function isRefusal({ status }: ApiFailure) {
  return [403, 409, 422].includes(status);
}

function missing(message: string): ApiFailure {
  return { ok: false, status: 404, message, errors: {} };
}
