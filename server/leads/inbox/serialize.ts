import { fieldNames, type InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import { parseSource, type Source } from '../intake/source.ts';
import type { InboxItem } from '../tables.ts';

/** Serializes an item for the API. A stored time zone that is invalid becomes the agency's. */
export function serializeItem(kind: InboxKind, row: InboxItem, timeZone: string): SerializedItem {
  const { columns = {} } = kind;
  const { idempotency_key: _key, text_hash: _hash, form_id: _form, source, spam_reasons, ...item } = row;
  const hidden = new Set(Object.keys(columns).filter((name) => !columns[name]?.label));
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries<unknown>(item).filter(([name]) => !hidden.has(name)),
  );
  for (const name of fieldNames(kind, 'timeZone')) fields[name] = timeZoneNamed(String(fields[name])) ?? timeZone;
  return { ...fields, id: row.id, source: parseSource(source), spam_reasons: JSON.parse(spam_reasons ?? '[]') };
}

export type SerializedItem = Record<string, unknown> & { id: number; source: Source | null; spam_reasons: string[] };
