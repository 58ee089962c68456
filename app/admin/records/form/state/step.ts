import type { ApiFailure, ApiResult } from '../../../../ui/call.ts';
import type { ToastKind } from '../../../../ui/toast.ts';
import type { Bodies, Request } from './calls.ts';
import type { Effect, FormEvent } from './events.ts';
import type { FormState, Work } from './form-state.ts';

export type Event<Is extends FormEvent['is']> = Extract<FormEvent, { is: Is }>;

/** Says what follows from the answer to a step. */
export type Follow<Asked extends keyof Bodies> = (
  state: FormState,
  work: Extract<Work, { step: Asked }>,
  answer: ApiResult<Bodies[Asked]>,
) => Step;

/** What a form is after an event, and what is done outside because of it. */
export interface Step {
  state: FormState;
  effects: Effect[];
}

export function stay(state: FormState, ...effects: Effect[]): Step {
  return { state, effects };
}

/** Ends what was under way. */
export function rest(state: FormState, ...effects: Effect[]): Step {
  return { state: { ...state, work: null }, effects };
}

/** Sends a request, whose answer belongs to the step that is under way then. */
export function send(state: FormState, work: Work, request: Request): Step {
  const to = state.request + 1;
  return { state: { ...state, work, request: to }, effects: [{ do: 'call', to, ...request }] };
}

export function toast(kind: ToastKind, message: string): Effect {
  return { do: 'toast', kind, message };
}

/** Says why something was refused, and leads to the first field that is wrong. */
export function refusal({ message, errors }: Pick<ApiFailure, 'message' | 'errors'>): Effect[] {
  const [path] = Object.keys(errors);
  return [toast('error', message), ...(path === undefined ? [] : [{ do: 'focus field', path } as const])];
}
