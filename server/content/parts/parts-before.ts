import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { singlePartOf, withSingleParts } from '../../../content/model/parts/single-part.ts';
import { type Values, valuesOfFields } from '../../../content/model/values.ts';
import { readRevision } from '../revisions/revisions.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { readParts } from '../records/records.ts';
import {
  isSingleChangedSince,
  type NotedSingle,
  noteSingle,
  singleSavedWith,
  singleValuesIn,
} from './single-part-before.ts';

/** Which version each part of a list has, in the order of the list. */
type PartVersions = { id: number; version: number }[];

/** By the names of the parts that were saved with a state of their record. A single part is noted whether it was saved or not. */
type SavedParts = Record<string, { before: PartVersions; after: PartVersions } | NotedSingle>;

/** Saves parts with a new state of their record, and notes what they were before and after. */
export async function notingParts<Saved extends { ok: boolean }>(
  transaction: ContentDatabase,
  type: ContentType,
  { record, parts: sent }: { record: AnyRecord; parts: Values },
  save: () => Promise<Saved>,
): Promise<Saved> {
  const { id, version } = record;
  const parts = partsOf(type).filter(({ name }) => name in sent);
  const single = singlePartOf(type, record);
  const read = () => Promise.all(parts.map((part) => versionsOf(transaction, part, id)));
  const before = await read();
  const noteAfter = single && (await noteSingle(transaction, single));
  const saved = await save();
  if ((parts.length === 0 && !single) || !saved.ok) return saved;
  const after = await read();
  const noted: SavedParts = Object.fromEntries(
    parts.map(({ name }, index) => [name, { before: before[index] ?? [], after: after[index] ?? [] }]),
  );
  if (noteAfter) noted[single.name] = await noteAfter();
  const revision = transaction.updateTable('revisions').where('type', '=', type.name).where('record_id', '=', id);
  await revision
    .where('version', '=', version)
    .set({ parts_before: JSON.stringify(noted) })
    .execute();
  return saved;
}

async function versionsOf(transaction: ContentDatabase, part: Part, ownerId: number): Promise<PartVersions> {
  return (await readParts(transaction, part, ownerId)).map(({ id, version }) => ({ id, version }));
}

/** Returns the names of the lists, and of the fields of a single part, that were changed when they were saved with their record. */
export function changedParts(noted: string | null): string[] {
  return Object.entries(parsed(noted)).flatMap(([name, saved]) => {
    if ('fields' in saved) return saved.fields;
    return JSON.stringify(saved.before) === JSON.stringify(saved.after) ? [] : [name];
  });
}

/** Names parts of a record of which something was saved, added or deleted since that was noted; null where nothing was. */
export async function partsChangedSince(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  noted: string | null,
): Promise<string | null> {
  for (const part of partsOf(type)) {
    const after = savedList(noted, part)?.after;
    if (after && JSON.stringify(after) !== JSON.stringify(await versionsOf(transaction, part, record.id)))
      return `${part.type.noun.many} of this ${type.noun.one}`;
  }
  const single = singleSavedWith(type, record, noted);
  return single && (await isSingleChangedSince(transaction, single)) ? single.part.type.noun.one : null;
}

/** Returns what brings the parts of a record back to what was noted, and restores those of lists that were deleted since. */
export async function partsBefore(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  noted: string | null,
) {
  const parts: Values = {};
  for (const part of partsOf(type)) {
    const before = savedList(noted, part)?.before;
    if (before) parts[part.name] = await listOf(transaction, part, before);
  }
  const single = singleSavedWith(type, record, noted);
  const values = single?.before && (await singleValuesIn(transaction, single.part, single.before));
  return { ...parts, ...(values && withSingleParts(type, values)) };
}

function savedList(noted: string | null, { name }: Part) {
  return parsed(noted)[name] as { before: PartVersions; after: PartVersions } | undefined;
}

function parsed(noted: string | null) {
  return JSON.parse(noted ?? '{}') as SavedParts;
}

async function listOf(transaction: ContentDatabase, { type, field, order }: Part, versions: PartVersions) {
  const list = [];
  for (const { id, version } of versions) {
    const revision = await readRevision(transaction, type, id, version);
    // Its place may be taken until the list is saved. A translation has none.
    const place = type.language ? {} : { [order]: 0 };
    const restored = updateRecords(transaction, type).set({ deleted_at: null, ...place });
    await restored.where(sql.ref('id'), '=', id).where('deleted_at', 'is not', null).execute();
    list.push({ id, ...(revision && valuesOfFields(field.fields, revision.record)) });
  }
  return list;
}
