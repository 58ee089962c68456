import { differing, type Values } from '../../../content/model/values.ts';

/** Returns which fields somebody else has changed since `before`, null if that is unknown, and would have another value. */
export function overwritten(fields: Values, before: Values | null, now: Values): string[] {
  const changed = before ? differing(before, now) : Object.keys(now);
  return changed.filter((name) => name in fields && differing({ [name]: fields[name] }, now).length > 0);
}
