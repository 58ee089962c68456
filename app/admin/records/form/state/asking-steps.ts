import { keyIn } from '../../../../../content/model/translations/in-language.ts';
import { differing, isPublic, type Values } from '../../../../../content/model/values.ts';
import type { Schedule } from '../../../../../server/content/schedules/schedule-rows.ts';
import type { ApiFailure } from '../../../../ui/call.ts';
import { questionAbout } from '../../publishing/questions.ts';
import { showingOf } from '../../schedules/schedules.ts';
import { publishBeside, publishDraft, readRecord, readSchedules } from './calls.ts';
import { draftIn, type FormState, savedValues, subjectOf } from './form-state.ts';
import { type Event, type Follow, refusal, rest, send, type Step, stay } from './step.ts';

/** Asks what has to be asked about the draft as the server has it, and publishes it where there is nothing to ask. */
export function askBeforePublishing(state: FormState): Step {
  const { type, base } = state;
  const isShown = isPublic(type, valuesToPublish(state)) && !isPublic(type, base.values);
  return base.record && isShown ? send(state, { step: 'schedule' }, readSchedules(state)) : ask(state, null);
}

/** A hidden record may have a time at which it would be shown by itself. */
export const afterSchedule: Follow<'schedule'> = (state, _work, answer) => {
  const subject = subjectOf(state);
  if (!answer.ok) return rest(state, ...refusal(answer));
  return ask(state, subject && showingOf(answer.body.data, state.type, subject));
};

function ask(state: FormState, showing: Schedule | null): Step {
  const { type, reader, draft, base } = state;
  const values = valuesToPublish(state);
  const beside = draft.is === 'apart' ? { draft: draft.saved, changed: differing(base.values, values) } : null;
  const asking = { values, live: base.values, draft: draftIn(state), beside, showing };
  const question = questionAbout(type, { ...asking, ...reader });
  return question ? stay({ ...state, work: { step: 'asking', question } }) : publish(state);
}

export function questionAnswered(state: FormState, { isSure }: Event<'question answered'>): Step {
  if (state.work?.step !== 'asking') return stay(state);
  return isSure ? publish(state) : rest(state);
}

function publish(state: FormState): Step {
  const { draft, base } = state;
  const work = { step: 'publishing', sent: valuesToPublish(state) } as const;
  if (draft.is === 'open') return send(state, work, publishDraft(draft.saved));
  // The one draft that there can be stays with somebody else.
  return base.record ? send(state, work, publishBeside(state, base.record)) : rest(state);
}

function valuesToPublish(state: FormState): Values {
  return state.draft.is === 'apart' ? state.values : savedValues(state);
}

/** Reads what somebody else has published, so that one of both versions can be chosen. */
export function publishedMeanwhile(state: FormState, failure: ApiFailure): Step {
  const subject = state.base.record && subjectOf(state);
  if (!subject) return rest(state, ...refusal(failure));
  return send(state, { step: 'newer', message: failure.message }, readRecord(state, keyIn(state.type, subject)));
}
