import type { InboxKind } from '../content/inbox/inbox-kind.ts';

/** Returns the fields of an inbox kind that are no files, by their names. */
export function typedFields(fields: InboxKind['fields']) {
  return Object.entries(fields).flatMap(([name, field]) => (field.kind === 'file' ? [] : [[name, field] as const]));
}
