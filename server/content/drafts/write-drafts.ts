import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { splitParts } from '../../../content/model/parts/parts.ts';
import { singlePartOf, singlePartValues, singlePartVersion } from '../../../content/model/parts/single-part.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { changesOf, textOf, type Values, valuesOf } from '../../../content/model/values.ts';
import { type Actor, handOf, logActivity } from '../../audit/audit-log.ts';
import type { Action } from '../../audit/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { conflicting, done, type Outcome, refused } from '../../platform/outcome.ts';
import { singleAtVersion } from '../parts/single-part-before.ts';
import { readRecord, readSingle } from '../records/records.ts';
import { type Change, readRevision } from '../revisions/revisions.ts';
import { type ContentDatabase, openDrafts } from '../tables.ts';
import { unwrittenTranslation } from '../translations/unwritten.ts';
import { rewriteUses, textUser } from '../uses/uses.ts';
import { authorsAfter, authorsOf } from './draft-authors.ts';
import { type DraftRow, fieldsOf } from './draft-rows.ts';

const MAX_TITLE = 200;

type Columns = Pick<DraftRow, 'fields' | 'title' | 'record_id' | 'base_version'> &
  Partial<Pick<DraftRow, 'part_version' | 'source_version' | 'creation_key'>>;

/** Stores a draft; null where its record has one. */
export async function insertDraft(
  transaction: ContentDatabase,
  type: ContentType,
  columns: Columns,
  { by, at: now }: Change,
): Promise<DraftRow | null> {
  const before = { fields: {}, authors: [] };
  const inserted = transaction.insertInto('drafts').values({
    ...columns,
    type: type.name,
    authors: JSON.stringify(authorsAfter(type, { before, after: fieldsOf(columns), by })),
    created_at: now.toISOString(),
    created_by: by.id,
    token_id: by.program?.id ?? null,
    ...saved(by, now),
  });
  const unlessThereIsOne = inserted.onConflict((conflict) => conflict.doNothing());
  const draft = await unlessThereIsOne.returningAll().executeTakeFirst();
  if (!draft) return null;
  await rewriteUses(transaction, [textUser('draft', draft)]);
  await logDraft(transaction, draft, 'drafted', { by, at: now });
  return draft;
}

/** Returns the columns that hold the values of a draft. A list of parts with which it does nothing is left out. */
export function draftColumns(type: ContentType, base: AnyRecord | null, values: Values) {
  const { fields, parts } = splitParts(type, values);
  const before = { ...valuesOf(type, base), ...singlePartValues(type, base) };
  const after = { ...before, ...fields };
  const lists = Object.entries(parts).filter(([, list]) => (list as unknown[]).length > 0);
  const title = textOf(after[type.title])
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MAX_TITLE);
  const changes = { ...changesOf(before, after), ...Object.fromEntries(lists) };
  return { fields: JSON.stringify(changes), title: title.trim() || type.label.one };
}

/** Stores changes of a draft, whose base is the record at the version that it changes. */
export async function updateDraft(
  transaction: ContentDatabase,
  row: DraftRow,
  { base, fields }: { base: AnyRecord | null; fields: Values },
  { by, at: now }: Change,
): Promise<DraftRow> {
  const type = typeNamed(row.type);
  const columns = draftColumns(type, base, { ...fieldsOf(row), ...fields });
  const before = { fields: fieldsOf(row), authors: authorsOf(type, row, fieldsOf(row)) };
  const authors = JSON.stringify(authorsAfter(type, { before, after: fieldsOf(columns), by }));
  const { base_version, part_version, source_version, creation_key, version } = row;
  const based = { base_version, part_version, source_version };
  const changed = { ...columns, ...saved(by, now), authors, ...based, creation_key, version: version + 1 };
  const updated = transaction.updateTable('drafts').set(changed).where('id', '=', row.id).returningAll();
  const draft = await updated.executeTakeFirstOrThrow();
  await rewriteUses(transaction, [textUser('draft', draft)]);
  return draft;
}

type BaseVersions = Pick<DraftRow, 'base_version' | 'part_version'>;

/**
 * Returns the record and its single part at the versions that a draft changes, or as they are now where these versions are no
 * longer kept.
 */
export async function baseOf(
  db: ContentDatabase,
  type: ContentType,
  { record_id, base_version, part_version }: Pick<DraftRow, 'record_id'> & BaseVersions,
): Promise<AnyRecord | null> {
  if (record_id === null) return null;
  if (base_version === null) return unwrittenTranslation(db, type, record_id);
  const revision = await readRevision(db, type, record_id, base_version);
  const record = revision?.record ?? (await readRecord(db, type, record_id));
  const part = singlePartOf(type, record);
  if (!record || !part) return record;
  if (part_version === null) return { ...record, [part.name]: null };
  const stored = await singleAtVersion(db, part, part_version);
  return { ...record, [part.name]: stored ?? (await readSingle(db, part.type)) };
}

const NO_BASE = 'Base version must be an existing version of the record.';
const NO_PART = 'Part version must be an existing version.';

/** Returns what a draft is to change, at the versions that are sent, or else at `present`. Refuses versions that there are not. */
export async function chooseBase(
  db: ContentDatabase,
  type: ContentType,
  { record_id, ...present }: Pick<DraftRow, 'record_id'> & BaseVersions,
  sent: { base_version?: number | undefined; part_version?: number | null | undefined },
): Promise<Outcome<{ base: AnyRecord | null; versions: BaseVersions }>> {
  const base_version = sent.base_version ?? present.base_version;
  const part_version = sent.part_version === undefined ? present.part_version : sent.part_version;
  const base = await baseOf(db, type, { record_id, base_version, part_version });
  if (sent.base_version !== undefined && base?.version !== base_version) return refused({ base_version: [NO_BASE] });
  const found = singlePartVersion(type, base);
  if (found === undefined) return done({ base, versions: { base_version, part_version: null } });
  if (sent.part_version !== undefined && found !== part_version) return refused({ part_version: [NO_PART] });
  return done({ base, versions: { base_version, part_version } });
}

/** Returns the columns that say who saved a draft last. */
function saved(by: Actor, now: Date) {
  return { updated_at: now.toISOString(), updated_by: handOf(by), updated_name: by.name };
}

type DraftAction = Extract<
  Action,
  'drafted' | 'discarded' | 'restored' | 'handed over' | 'handed back' | 'withdrew' | 'commented on' | 'resolved'
>;

/** Logs what somebody does with a draft. */
export function logDraft(
  transaction: ContentDatabase,
  { type, record_id, title }: DraftRow,
  action: DraftAction,
  change: Change,
) {
  return logActivity(transaction, { ...change, action, subject: type, recordId: record_id, title });
}

/** Discards a draft, or restores it. */
export async function setDeleted(transaction: ContentDatabase, id: number, discarded: Change | null) {
  const closed = { deleted_at: discarded?.at.toISOString() ?? null, closed_name: discarded?.by.name ?? null };
  await transaction
    .updateTable('drafts')
    .set({ ...closed, creation_key: null })
    .where('id', '=', id)
    .execute();
}

/** Returns why a draft that is scheduled cannot be changed; null if it is not scheduled. */
export async function refuseScheduled(db: ContentDatabase, id: number, change: 'change' | 'discard') {
  const pending = await findPending(db, id);
  if (!pending) return null;
  const reason = `${pending.created_name} has scheduled this draft.`;
  return conflicting(`${reason} Ask an editor to cancel the schedule before you ${change} it.`);
}

/** Returns why a program cannot begin another draft; null while it may. */
export async function refuseAnother(transaction: ContentDatabase, tokenId: number) {
  const { openDrafts: most } = limits.programs;
  const begun = openDrafts(transaction).where('token_id', '=', tokenId);
  const { total } = await begun.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total) < most
    ? null
    : conflicting(`${most} drafts of this program wait for people. Discard one first.`);
}

/** Finds the schedule by which a draft will be published. */
export function findPending(db: ContentDatabase, draftId: number) {
  const schedules = db.selectFrom('schedules').select(['id', 'created_name']).where('draft_id', '=', draftId);
  return schedules.where('done_at', 'is', null).executeTakeFirst();
}

/** Deletes that schedule. */
export async function deletePending(transaction: ContentDatabase, draftId: number) {
  await transaction.deleteFrom('schedules').where('draft_id', '=', draftId).where('done_at', 'is', null).execute();
}
