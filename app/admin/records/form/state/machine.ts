import { formAt } from '../../../../../content/form-address.ts';
import { isAbout } from '../error-paths.ts';
import { afterSchedule, questionAnswered } from './asking-steps.ts';
import type { Bodies } from './calls.ts';
import * as draft from './draft-steps.ts';
import type { Effect, FormEvent, Press } from './events.ts';
import {
  basedOn,
  baseOf,
  draftIn,
  type FormState,
  hasUnsaved,
  isAsking,
  isPublishing,
  savedValues,
  savesByItself,
  subjectOf,
} from './form-state.ts';
import * as publishing from './publishing-steps.ts';
import * as saving from './saving-steps.ts';
import { type Follow, rest, type Step, stay } from './step.ts';

/** Returns what a form is after an event, and what is to be done outside because of it. */
export function step(state: FormState, event: FormEvent): Step {
  if ('to' in event && event.to !== state.request) return stay(state);
  const move = moves[event.is] as (state: FormState, event: FormEvent) => Step;
  return settled(move(state, event));
}

const moves: { [Is in FormEvent['is']]: (state: FormState, event: Extract<FormEvent, { is: Is }>) => Step } = {
  typed: (state, { name, value }) =>
    stay({ ...state, values: { ...state.values, [name]: value }, wait: { for: 'pause' } }),
  corrected: (state, { path }) => stay({ ...state, errors: errorsBeside(state, path) }),
  'changes dropped': (state) =>
    stay({
      ...state,
      values: savedValues(state),
      base: basedOn(baseOf(state.type, state.base.record, state.original), draftIn(state)),
    }),
  closed: (state) => stay({ ...state, place: 'closed' }),

  'pause passed': saving.pausePassed,
  'came online': (state) => (state.wait ? saving.pausePassed(state) : stay(state)),
  'save pressed': inTurn(saving.savePressed),
  'contest settled': saving.contestSettled,
  'contest left': saving.contestLeft,

  'publish pressed': inTurn(publishing.publishPressed),
  'uploads ended': publishing.uploadsEnded,
  'question answered': questionAnswered,
  'conflict settled': publishing.conflictSettled,
  'conflict left': (state) => rest(state),
  'published elsewhere': publishing.publishedElsewhere,
  noticed: draft.noticed,

  'join pressed': inTurn(draft.joinPressed),
  'discard pressed': inTurn(draft.discardPressed),
  'restore pressed': inTurn(draft.restorePressed),
  'undo pressed': inTurn(draft.undoPressed),
  'source seen': inTurn(draft.sourceSeen),
  scheduled: draft.scheduled,
  reviewed: draft.reviewed,

  answered: (state, { answer }) => {
    const { work } = state;
    const follow = work && (answers[work.step as keyof Bodies] as Follow<keyof Bodies> | undefined);
    return follow ? follow(state, work as never, answer as never) : stay(state);
  },
};

/** What follows from the answer to each step. */
const answers: { [Asked in keyof Bodies]: Follow<Asked> } = {
  saving: saving.afterSaving,
  looking: saving.afterLooking,
  finding: saving.afterFinding,
  following: publishing.afterFollowing,
  'catching up': draft.afterCatchingUp,
  schedule: afterSchedule,
  publishing: publishing.afterPublishing,
  newer: publishing.afterNewer,
  joining: draft.afterJoining,
  discarding: draft.afterDiscarding,
  restoring: draft.afterRestoring,
  undoing: draft.afterUndoing,
};

/** What is pressed while something else is under way is done after it, unless that does the same or asks something. */
function inTurn<Event extends Press>(move: (state: FormState, event: Event) => Step) {
  return (state: FormState, event: Event): Step => {
    const { work, pressed } = state;
    if (!work) return move(state, event);
    const isAwaited = pressed.some(({ is }) => is === event.is);
    const isSave = event.is === 'save pressed' || event.is === 'publish pressed';
    const isIdle = isSave && (isPublishing(work) || isAsking(work));
    return isAwaited || isIdle ? stay(state) : stay({ ...state, pressed: [...pressed, event] });
  };
}

/** Where nothing is under way: does what was pressed, or else waits until it saves by itself. */
function settled({ state, effects }: Step): Step {
  if (state.work) return { state, effects };
  const [press, ...pressed] = state.pressed;
  if (press) {
    const next = step({ ...state, pressed }, press);
    return { state: next.state, effects: [...effects, ...next.effects] };
  }
  const isUnsaved = hasUnsaved(state);
  const wait = savesByItself(state) ? (state.wait ?? { for: 'pause' }) : null;
  const { trouble, restored } = state;
  const tidy = { ...state, wait, ...(!isUnsaved && (trouble || restored) && { trouble: null, restored: null }) };
  return withAddress({ state: tidy, effects });
}

/** Lets the address of the form for a new record name its draft, so that it can be loaded again. */
function withAddress({ state, effects }: Step): Step {
  const { type, draft, addressed, place } = state;
  const id = draft.is === 'open' ? draft.saved.id : null;
  if (subjectOf(state) || place !== 'open' || id === addressed) return { state, effects };
  const effect: Effect = { do: 'go', to: formAt(type, null, id), replace: true };
  return { state: { ...state, addressed: id }, effects: [...effects, effect] };
}

function errorsBeside({ errors }: FormState, path: string): FormState['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([errorPath]) => !isAbout(errorPath, path)));
}
