import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { asInForm, type SinglePart, singlePartOf } from '../../../content/model/parts/single-part.ts';
import { differing, type Values, valuesOfFields } from '../../../content/model/values.ts';
import { readSingle } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';

type PartVersion = { id: number; version: number };

/** What a single part was when its record was saved; null where there was none. */
export interface NotedSingle {
  before: PartVersion | null;
  after: PartVersion | null;
  /** The fields that were changed with the record, as forms name them. */
  fields: string[];
}

/** Notes what a single part is. Returns what notes it again, once it was saved. */
export async function noteSingle(transaction: ContentDatabase, part: SinglePart): Promise<() => Promise<NotedSingle>> {
  const before = await readSingle(transaction, part.type);
  return async () => {
    const after = await readSingle(transaction, part.type);
    const [then, now] = [before, after].map((record) => asInForm(part, valuesOfFields(part.type.fields, record)));
    const fields = then && now ? differing(then, now) : [];
    return { before: versionIn(before), after: versionIn(after), fields };
  };
}

function versionIn(record: AnyRecord | null): PartVersion | null {
  return record && { id: record.id, version: record.version };
}

/** Returns the single part that was changed with a record, with what it was before; undefined where none was. */
export function singleSavedWith(type: ContentType, record: AnyRecord, noted: string | null) {
  const part = singlePartOf(type, record);
  const saved = part && notedIn(noted, part);
  return saved && saved.fields.length > 0 ? { part, ...saved } : undefined;
}

/** Whether a single part was saved, created or deleted since that was noted. */
export async function isSingleChangedSince(
  transaction: ContentDatabase,
  { part, after }: { part: SinglePart; after: PartVersion | null },
): Promise<boolean> {
  return JSON.stringify(versionIn(await readSingle(transaction, part.type))) !== JSON.stringify(after);
}

/** Reads a single part at one of its versions, whichever record it was; null where that is not stored. */
export async function singleAtVersion(db: ContentDatabase, { type }: SinglePart, version: number) {
  const ofVersion = db.selectFrom('revisions').select('record_id').where('type', '=', type.name);
  const row = await ofVersion.where('version', '=', version).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const revision = row && (await readRevision(db, type, row.record_id, version));
  return revision?.record ?? null;
}

/** Returns what the form of a record would hold of its single part as it was with a version; null where that is not known. */
export async function singlePartAt(db: ContentDatabase, type: ContentType, id: number, version: number) {
  const revision = await readRevision(db, type, id, version);
  const part = revision && singlePartOf(type, revision.record);
  if (!part) return null;
  const ofRecord = db.selectFrom('revisions').select(['version', 'parts_before']).where('type', '=', type.name);
  const rows = await ofRecord
    .where('record_id', '=', id)
    .where('version', 'in', [version, version + 1])
    .execute();
  const notedWith = (version: number) => notedIn(rows.find((row) => row.version === version)?.parts_before, part);
  const [noted, notedNext] = [notedWith(version), notedWith(version + 1)];
  if (noted) return singleValuesIn(db, part, noted.after);
  return notedNext ? singleValuesIn(db, part, notedNext.before) : null;
}

function notedIn(noted: string | null | undefined, { name }: SinglePart): NotedSingle | undefined {
  return (JSON.parse(noted ?? '{}') as Record<string, NotedSingle>)[name];
}

/** Returns what a form holds of a single part in one of its versions; null where that is no longer stored. */
export async function singleValuesIn(
  db: ContentDatabase,
  part: SinglePart,
  stored: PartVersion | null,
): Promise<Values | null> {
  if (!stored) return asInForm(part, valuesOfFields(part.type.fields, null));
  const revision = await readRevision(db, part.type, stored.id, stored.version);
  return revision && asInForm(part, valuesOfFields(part.type.fields, revision.record));
}
