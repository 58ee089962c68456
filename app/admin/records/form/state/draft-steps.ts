import { changesOf } from '../../../../../content/model/values.ts';
import { formOf, homeOf } from '../../../shell/screens.ts';
import type { ApiResult } from '../../../../ui/call.ts';
import { formAt } from '../../../../../content/form-address.ts';
import { GONE, type SavedDraft } from '../../drafts/drafts.ts';
import { pendingSchedule } from '../../publishing/questions.ts';
import { discardDraft, readDraft, restoreDraft, saveDraft, undoPublication } from './calls.ts';
import type { Effect } from './events.ts';
import {
  baseOf,
  type FormState,
  hasUnsaved,
  savedSince,
  savedValues,
  seenValues,
  typedOn,
  withFacts,
} from './form-state.ts';
import { moveTo, showRecord } from './publishing-steps.ts';
import { mergeDraft, takeOver, forgetPublishPress, withDraft } from './saving-steps.ts';
import { type Event, type Follow, rest, send, type Step, stay, toast } from './step.ts';

/** Goes on with the draft of somebody else, and with what was typed here. */
export function joinPressed(state: FormState): Step {
  return state.draft.is === 'apart' ? send(state, { step: 'joining' }, readDraft(state)) : stay(state);
}

export const afterJoining: Follow<'joining'> = (state, _work, answer) => {
  if (!answer.ok) return failed(state, answer);
  const { data: draft } = answer.body;
  if (draft) return takeOver(state, draft, `You go on with the draft of this ${state.type.noun.one}.`);
  return rest({ ...state, draft: { is: 'none' } }, toast('info', GONE));
};

/** Shows by itself what was saved elsewhere, unless something is typed here: that is joined when it is saved. */
export function noticed(state: FormState, event: Event<'noticed'>): Step {
  const { draft: id, version, last_comment: lastComment, schedule } = event;
  const { draft, work, place } = state;
  if (draft.is !== 'open' || draft.saved.id !== id || place !== 'open') return stay(state);
  const next = { ...state, lastComment };
  const isNewer = version > draft.saved.version && !hasUnsaved(state);
  const isScheduledSince = schedule !== (pendingSchedule(draft.saved)?.id ?? null);
  return work || !(isNewer || isScheduledSince) ? stay(next) : send(next, { step: 'catching up' }, readDraft(next));
}

export const afterCatchingUp: Follow<'catching up'> = (state, _work, answer) => {
  const found = answer.ok ? answer.body.data : null;
  // What has become of one that is gone is found out when it is saved.
  if (state.draft.is !== 'open' || found?.id !== state.draft.saved.id) return rest(state);
  // It may be what kept this from being saved.
  if (hasUnsaved(state)) return rest({ ...withFacts(state, { schedule: found.schedule }), trouble: null });
  return rest(mergeDraft(state, { draft: found, message: savedSince(found, state.reader) }));
};

export function discardPressed(state: FormState, { values }: Event<'discard pressed'>): Step {
  const { draft } = state;
  return draft.is === 'open' ? send(state, { step: 'discarding', values }, discardDraft(draft.saved)) : stay(state);
}

export const afterDiscarding: Follow<'discarding'> = (state, { values }, answer) => {
  const { type, base, draft, original } = state;
  if (!answer.ok && answer.status === 409)
    return send(state, { step: 'looking', why: 'hand', failure: answer }, readDraft(state));
  if (!answer.ok || draft.is !== 'open') return failed(state, answer);
  const next = {
    ...withDraft(state, null, changesOf(values, state.values)),
    base: baseOf(type, base.record, original),
    errors: {},
  };
  const effect: Effect = { do: 'toast discarded', draft: draft.saved.id, message: answer.body.message };
  if (base.record) return rest(next, effect, { do: 'focus heading' });
  // The form of a translation ends where that can be begun.
  return original
    ? moveTo(next, formOf(type, original.record), true, effect)
    : moveTo(next, homeOf(type), false, effect);
};

/** Undoes a discarding from its toast, which outlives the form. */
export function restorePressed(state: FormState, { draft }: Event<'restore pressed'>): Step {
  return send(state, { step: 'restoring' }, restoreDraft(draft));
}

export const afterRestoring: Follow<'restoring'> = (state, _work, answer) => {
  const { base, place } = state;
  if (!answer.ok) return failed(state, answer);
  const { data: draft, message } = answer.body;
  const effect = toast('success', message);
  if (!base.record) return rest(state, effect, formOfDraft(state, draft));
  if (place !== 'open') return rest(state, effect, { do: 'reopen', published: base.record, record: base.record });
  return stay(mergeDraft(state, { draft, message: savedSince(draft, state.reader) }), effect);
};

/** Undoes a publication from its toast. */
export function undoPressed(state: FormState, { published }: Event<'undo pressed'>): Step {
  return send(state, { step: 'undoing', published }, undoPublication(state, published));
}

/** Goes on from the record as it was before, and from the draft that was published, with what was typed since. */
export const afterUndoing: Follow<'undoing'> = (state, { published }, answer) => {
  const { type, place } = state;
  if (!answer.ok) return failed(state, answer);
  const { data: record, draft, message } = answer.body;
  const effect = toast('success', message);
  if (!record) return rest(state, effect, ...(draft ? [formOfDraft(state, draft)] : []));
  if (place !== 'open') return rest(state, effect, { do: 'reopen', published, record });
  const base = baseOf(type, record);
  if (draft) {
    const next = mergeDraft(state, { draft, message: savedSince(draft, state.reader), base });
    return next.work ? stay(next, effect, { do: 'refresh' }) : showRecord(state, next, effect);
  }
  const typed = changesOf(savedValues(state), state.values);
  const next: FormState = { ...forgetPublishPress(state), ...typedOn(state, base, { seen: seenValues(state), typed }) };
  return showRecord(state, state.draft.is === 'apart' ? next : { ...next, draft: { is: 'none' } }, effect);
};

function formOfDraft({ type, original }: FormState, { id }: SavedDraft): Effect {
  if (original) return { do: 'go', to: formOf(type, original.record), replace: true, opensAnew: true };
  return { do: 'go', to: formAt(type, null, id), replace: false };
}

/** Saves that the draft holds whatever has changed in what is translated. */
export function sourceSeen(state: FormState, { version }: Event<'source seen'>): Step {
  const next = { ...state, sourceSeen: version, wait: null };
  return send(next, { step: 'saving', why: 'hand', sent: state.values }, saveDraft(next));
}

function failed(state: FormState, answer: ApiResult<unknown>): Step {
  return answer.ok ? rest(state) : rest(state, toast('error', answer.message));
}

export function scheduled(state: FormState, { schedule }: Event<'scheduled'>): Step {
  return stay(withFacts(state, { schedule }));
}

export function reviewed(state: FormState, { review }: Event<'reviewed'>): Step {
  return stay(withFacts(state, { review }));
}
