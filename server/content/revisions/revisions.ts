import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { differing, valuesOf } from '../../../content/model/values.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Action } from '../../audit/tables.ts';
import { findRow, readRecord } from '../records/records.ts';
import { withSafeRichText } from '../records/serialize.ts';
import type { ContentDatabase } from '../tables.ts';
import { sourceVersions } from '../translations/rows.ts';
import { resolveLinks } from '../uses/resolve-links.ts';
import { recordUser, rewriteUses, textUser } from '../uses/uses.ts';

const MAX_EARLIER = 20;
const NO_VERSION = 0;

/** A stored state of a record. */
export type Revision = z.infer<typeof revisionSchema>;

export const revisionSchema = z.object({
  version: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z.string().nullable(),
  label: z.string().nullable().describe('What people call it'),
});

/**
 * Stores the present state of a record and what it uses, and drops the oldest states, but not those that have a label, nor those
 * that a draft changes or a translation was made from. Returns the record.
 */
export async function storeRevision(transaction: ContentDatabase, type: ContentType, id: number, by: Actor) {
  const row = await findRow(transaction, type, id);
  const record = await readRecord(transaction, type, id);
  if (!row || !record) throw new Error(`The ${type.name} ${id} does not exist.`);
  const { version, updated_at } = record;
  const revision = { type: type.name, record_id: id, version, saved_at: updated_at, saved_by: by.name };
  const fields = JSON.stringify(record);
  const before = await revisionsOf(transaction, type, id)
    .select('fields')
    .where('version', '=', version - 1)
    .executeTakeFirst();
  const changed = changedFields(type, { before: before?.fields, after: fields, version });
  const inserted = transaction
    .insertInto('revisions')
    .values({ ...revision, fields, changed: changed && JSON.stringify(changed) })
    .returning('id');
  const { id: revisionId } = await inserted.executeTakeFirstOrThrow();
  await rewriteUses(transaction, [recordUser(type, row), textUser('revision', { id: revisionId, fields })]);
  if (hasNewAddress(type, version, changed)) await resolveLinks(transaction, type);
  await transaction
    .deleteFrom('revisions')
    .where('type', '=', type.name)
    .where('record_id', '=', id)
    .where('version', '<', version - MAX_EARLIER)
    .where('label', 'is', null)
    .where('version', 'not in', baseVersions(transaction, type, id))
    .where('version', 'not in', translatedVersions(transaction, type, id))
    .execute();
  return record;
}

/** Whether a version may be the first at an address: what it has changed is not always known. */
function hasNewAddress(type: ContentType, version: number, changed: string[] | null) {
  return type.addressedBy === 'slug' && (version === 1 || changed === null || changed.includes('slug'));
}

function baseVersions(db: ContentDatabase, type: ContentType, id: number) {
  const drafts = db.selectFrom('drafts').where('type', '=', type.name).where('record_id', '=', id);
  const unpublished = drafts.where('published_at', 'is', null);
  return unpublished
    .where('base_version', 'is not', null)
    .select((row) => row.ref('base_version').$notNull().as('version'));
}

/** Selects the versions that translations were made from. */
function translatedVersions(db: ContentDatabase, type: ContentType, id: number) {
  const isTranslated = !type.language && isTranslatable(type);
  const versions = isTranslated ? sourceVersions(db, type, id) : null;
  return versions ?? [NO_VERSION];
}

/** Returns the names of the fields that a version has changed; null where the one before it is not stored. */
export function changedFields(
  type: ContentType,
  { before, after, version }: { before: string | undefined; after: string; version: number },
): string[] | null {
  if (version === 1) return [];
  return before === undefined ? null : differing(valuesIn(type, before), valuesIn(type, after));
}

function valuesIn(type: ContentType, fields: string) {
  return valuesOf(type, JSON.parse(fields) as AnyRecord);
}

/** Reads one stored state, with the record as it was. */
export async function readRevision(db: ContentDatabase, type: ContentType, id: number, version: number) {
  const revision = await revisionsOf(db, type, id).select('fields').where('version', '=', version).executeTakeFirst();
  if (!revision) return null;
  const { fields, ...rest } = revision;
  return { ...rest, record: withSafeRichText(type, JSON.parse(fields) as AnyRecord) };
}

/** Records which draft was published as the present state of a record. */
export async function noteDraft(
  transaction: ContentDatabase,
  type: ContentType,
  { id, version }: AnyRecord,
  draft: { id: number; version: number },
): Promise<void> {
  const revision = transaction.updateTable('revisions').where('type', '=', type.name).where('record_id', '=', id);
  const published = { draft_id: draft.id, draft_version: draft.version };
  await revision.where('version', '=', version).set(published).execute();
}

/** Finds the record that a draft has become; null where it was not published, or the record is deleted. */
export async function publishedAs(db: ContentDatabase, type: ContentType, draftId: number): Promise<AnyRecord | null> {
  const revision = db.selectFrom('revisions').select('record_id').where('type', '=', type.name);
  const found = await revision.where('draft_id', '=', draftId).executeTakeFirst();
  return found ? readRecord(db, type, found.record_id) : null;
}

export async function lastSavedBy(db: ContentDatabase, type: ContentType, id: number): Promise<string> {
  const newest = await revisionsOf(db, type, id).orderBy('version', 'desc').limit(1).executeTakeFirst();
  return newest?.saved_by ?? 'Someone else';
}

/** Selects the stored states of a record. */
export function revisionsOf(db: ContentDatabase, type: ContentType, id: number) {
  const revisions = db.selectFrom('revisions').where('type', '=', type.name).where('record_id', '=', id);
  return revisions.select(['version', 'saved_at', 'saved_by', 'label']);
}

/** Who changes something, and when. */
export interface Change {
  by: Actor;
  at: Date;
}

/** Logs what was done to a record. */
export async function logChange(
  transaction: ContentDatabase,
  type: ContentType,
  record: { id: number },
  action: Action,
  change: Change,
): Promise<void> {
  const entry = { action, subject: type.name, recordId: record.id, title: titleOf(type, record) };
  await logActivity(transaction, { ...change, ...entry });
}
