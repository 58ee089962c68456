import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { type Values, valuesOfFields } from '../../../content/model/values.ts';
import { readRevision } from '../revisions/revisions.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { readParts } from '../records/records.ts';

/** Which version each part of a list has, in the order of the list. */
type PartVersions = { id: number; version: number }[];

/** By the names of the lists that were saved with a state of their record. */
type SavedParts = Record<string, { before: PartVersions; after: PartVersions }>;

/** Saves lists of parts with a new state of their record, and notes what they were before and after. */
export async function notingParts<Saved extends { ok: boolean }>(
  transaction: ContentDatabase,
  type: ContentType,
  { record: { id, version }, lists }: { record: AnyRecord; lists: Values },
  save: () => Promise<Saved>,
): Promise<Saved> {
  const parts = partsOf(type).filter(({ name }) => name in lists);
  const read = () => Promise.all(parts.map((part) => versionsOf(transaction, part, id)));
  const before = await read();
  const saved = await save();
  if (parts.length === 0 || !saved.ok) return saved;
  const after = await read();
  const noted = parts.map(({ name }, index) => [name, { before: before[index], after: after[index] }]);
  const revision = transaction.updateTable('revisions').where('type', '=', type.name).where('record_id', '=', id);
  await revision
    .where('version', '=', version)
    .set({ parts_before: JSON.stringify(Object.fromEntries(noted)) })
    .execute();
  return saved;
}

async function versionsOf(transaction: ContentDatabase, part: Part, ownerId: number): Promise<PartVersions> {
  return (await readParts(transaction, part, ownerId)).map(({ id, version }) => ({ id, version }));
}

/** Returns the names of the lists that were changed when they were saved with a state of their record. */
export function changedLists(noted: string | null): string[] {
  const saved = Object.entries(parsed(noted));
  return saved.flatMap(([name, { before, after }]) => (JSON.stringify(before) === JSON.stringify(after) ? [] : [name]));
}

/** Finds a list of parts in which something was saved, added or deleted since that was noted. */
export async function partChangedSince(
  transaction: ContentDatabase,
  type: ContentType,
  { id }: AnyRecord,
  noted: string | null,
): Promise<Part | undefined> {
  const saved = parsed(noted);
  for (const part of partsOf(type)) {
    const { after } = saved[part.name] ?? {};
    if (after && JSON.stringify(after) !== JSON.stringify(await versionsOf(transaction, part, id))) return part;
  }
  return undefined;
}

/** Returns the lists that bring the parts of a record back to what was noted, and restores those that were deleted since. */
export async function listsBefore(transaction: ContentDatabase, type: ContentType, noted: string | null) {
  const saved = parsed(noted);
  const lists: Values = {};
  for (const part of partsOf(type)) {
    const { before } = saved[part.name] ?? {};
    if (before) lists[part.name] = await listOf(transaction, part, before);
  }
  return lists;
}

function parsed(noted: string | null) {
  return JSON.parse(noted ?? '{}') as SavedParts;
}

async function listOf(transaction: ContentDatabase, { type, field, order }: Part, versions: PartVersions) {
  const list = [];
  for (const { id, version } of versions) {
    const revision = await readRevision(transaction, type, id, version);
    // Its place may be taken until the list is saved.
    const restored = updateRecords(transaction, type).set({ deleted_at: null, [order]: 0 });
    await restored.where(sql.ref('id'), '=', id).where('deleted_at', 'is not', null).execute();
    list.push({ id, ...(revision && valuesOfFields(field.fields, revision.record)) });
  }
  return list;
}
