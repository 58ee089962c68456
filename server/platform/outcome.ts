/** What was asked for, or why not: a sentence or more for each field that is at fault. */
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

export interface Refusal {
  ok: false;
  errors: FieldErrors;
}

/** What was asked for does not go together with what is there. */
export interface Conflict {
  ok: false;
  conflict: string;
}

/** What was asked for is not there, or not any more. */
export interface Missing {
  ok: false;
  missing: true;
}

/** It was tried too often. */
export interface Throttled {
  ok: false;
  /** To wait before the next try. */
  seconds: number;
  /** Says so, where the usual sentence would not do. */
  sentence?: string;
}

export const missing: Missing = { ok: false, missing: true };

export type FieldErrors = Record<string, string[]>;

/** Gives what was asked for. */
export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** Gives the sentences for the fields at fault. */
export function refused(errors: FieldErrors): Refusal {
  return { ok: false, errors };
}

/** Gives the sentence that says what is in the way. */
export function conflicting(sentence: string): Conflict {
  return { ok: false, conflict: sentence };
}

/** Returns a throttled outcome: seconds to wait, and an optional sentence. */
export function throttled(seconds: number, sentence?: string): Throttled {
  return { ok: false, seconds, ...(sentence && { sentence }) };
}

/** Says in words how long there is to wait: in a minute, in 12 minutes. */
export function inTime(seconds: number): string {
  return seconds <= 60 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Takes what zod found wrong and gives its sentences by field, in the order of the fields. */
export function fieldErrors(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  return errors;
}
