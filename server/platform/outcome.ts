/** What was asked for, or why not: a sentence or more for each field that is at fault. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

export type FieldErrors = Record<string, string[]>;

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refused(errors: FieldErrors): { ok: false; errors: FieldErrors } {
  return { ok: false, errors };
}

/** Takes what zod found wrong and gives its sentences by field, in the order of the fields. */
export function fieldErrors(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  return errors;
}
