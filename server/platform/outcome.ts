/** A result, or a refusal with one or more sentences for each invalid field. */
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

export interface Refusal {
  ok: false;
  errors: FieldErrors;
  /** What else is answered. */
  details?: object;
}

/** The change conflicts with the present state. */
export interface Conflict {
  ok: false;
  conflict: string;
  /** What else is answered. */
  details?: { nearest?: string[] };
}

/** The record does not exist, or no longer. */
export interface Missing {
  ok: false;
  missing: true;
}

/** There were too many attempts. */
export interface Throttled {
  ok: false;
  /** Until the next attempt. */
  seconds: number;
  /** Replaces the usual sentence. */
  sentence?: string;
}

/** What comes of a change to something that may be gone, or that others may have changed. */
export type Attempt<Value> = Outcome<Value> | Conflict | Missing;

export const missing: Missing = { ok: false, missing: true };

/** The record was changed by somebody else since it was read. */
export const stale: Conflict = { ok: false, conflict: 'Somebody else has changed this since you opened it.' };

export type FieldErrors = Record<string, string[]>;

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refused(errors: FieldErrors): Refusal {
  return { ok: false, errors };
}

export function conflicting(sentence: string): Conflict {
  return { ok: false, conflict: sentence };
}

export function throttled(seconds: number, sentence?: string): Throttled {
  return { ok: false, seconds, ...(sentence && { sentence }) };
}

/** Returns a waiting time in words: "in a minute", "in 12 minutes". */
export function inTime(seconds: number): string {
  return seconds <= 60 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Groups the messages of a zod error by field, in the order of the fields. */
export function fieldErrors(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  return errors;
}
