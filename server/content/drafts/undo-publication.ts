import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { partsOf, splitParts } from '../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { isPublic, type Values, valuesOf, valuesOfFields } from '../../../content/model/values.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { conflicting, done, missing } from '../../platform/outcome.ts';
import { createContentStore } from '../content-store.ts';
import { queueContentEvents } from '../content-events.ts';
import { writeContent } from '../content-version.ts';
import { purge, restorableSince } from '../deletion/deleted-records.ts';
import { partsBefore, partsChangedSince } from '../parts/parts-before.ts';
import { singleSavedWith } from '../parts/single-part-before.ts';
import { undoFollowing } from '../preview-links/link-rows.ts';
import { builtInKept } from '../records/built-ins.ts';
import { readParts, readRecord } from '../records/records.ts';
import { relationsTo } from '../records/relations.ts';
import { changesToRestore } from '../revisions/restoring.ts';
import { type Change, lastSavedBy, logChange, readRevision } from '../revisions/revisions.ts';
import { reopenSchedule } from '../schedules/schedule-rows.ts';
import { type ContentDatabase, countOf, recordsOf } from '../tables.ts';
import { rewriteUses, textUser } from '../uses/uses.ts';
import { asDraft, begunBy, type DraftRow, fieldsOf, findDraftOf } from './draft-rows.ts';
import { baseOf, draftColumns, findPending, insertDraft, setDeleted, updateDraft } from './write-drafts.ts';

/**
 * Undoes the last publication of a record: it is as it was before, its address and parts included, and what was published
 * of a draft is that draft again, with its links. Schedules that it ended are open again. A new record is a draft again.
 */
export function undoPublication(
  db: ContentDatabase,
  type: ContentType,
  id: number,
  { version, by, clock }: { version: number; by: Actor; clock: Clock },
) {
  const undo = async (transaction: ContentDatabase) => {
    const record = await readRecord(transaction, type, id);
    if (!record) return missing;
    const change = { by, at: clock() };
    const stale = await refuseStale(transaction, type, record, { version, now: change.at });
    if (stale) return conflicting(stale);
    const { draft_id, parts_before } = await publicationOf(transaction, type, record);
    const becomesDraft = draft_id !== null || version === 1;
    const since = becomesDraft ? await findDraftOf(transaction, type, record.id) : undefined;
    if (since && !(await isTypedSince(transaction, since, { record, by })))
      return conflicting(begunBy(type, since, by));
    const changed = await partsChangedSince(transaction, type, record, parts_before);
    if (changed) return conflicting(`Somebody has changed the ${changed} since.`);
    const refusal = version === 1 ? await refuseWithdrawal(transaction, type, record) : null;
    if (refusal) return conflicting(refusal);
    if (since) await setDeleted(transaction, since.id, change);
    const opened = draft_id === null ? null : await reopen(transaction, draft_id, change.at);
    const draft = opened && since ? await takeUp(transaction, opened, since, change) : opened;
    if (version === 1) return withdraw(transaction, type, record, { draft, since, change });
    const restored = await goBack(transaction, type, record, { noted: parts_before, by, clock });
    if (!restored.ok) return restored;
    const subject = { type: type.name, record_id: id };
    await reopenSchedule(transaction, subject, { closedAt: record.updated_at, now: change.at });
    return done(await undone(transaction, restored.value, draft));
  };
  return writeContent(db, undo, type);
}

async function refuseStale(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  { version, now }: { version: number; now: Date },
): Promise<string | null> {
  if (record.version !== version) return `${await lastSavedBy(transaction, type, record.id)} has saved this since.`;
  return record.updated_at <= restorableSince(now) ? 'It was published more than 30 days ago.' : null;
}

/**
 * Whether a draft is only what somebody has typed since they published: saved by itself, perhaps. As there is one draft of a
 * record, it goes into the one that is open again; anything else that was begun since stays.
 */
async function isTypedSince(
  transaction: ContentDatabase,
  { id, type, created_by, updated_by, base_version, fields }: DraftRow,
  { record, by }: { record: AnyRecord; by: Actor },
): Promise<boolean> {
  if (created_by !== by.id || updated_by !== by.id || base_version !== record.version) return false;
  const { parts } = splitParts(typeNamed(type), fieldsOf({ fields }));
  if (Object.keys(parts).length > 0) return false;
  const links = transaction.selectFrom('preview_links').select('id').where('draft_id', '=', id);
  const comments = transaction.selectFrom('comments').select('id').where('draft_id', '=', id);
  const others = [findPending(transaction, id), links.executeTakeFirst(), comments.executeTakeFirst()];
  return (await Promise.all(others)).every((found) => !found);
}

async function takeUp(transaction: ContentDatabase, draft: DraftRow, since: DraftRow, change: Change) {
  const base = await baseOf(transaction, typeNamed(draft.type), draft);
  return updateDraft(transaction, draft, { base, fields: fieldsOf(since) }, change);
}

/** A record that others relate to by now, or that every site has, cannot become a draft. */
async function refuseWithdrawal(transaction: ContentDatabase, type: ContentType, record: AnyRecord) {
  if (type.source) return null;
  const noun = type.noun.one;
  if (!type.messages.created) return `Every site has this ${noun}.`;
  const parts = new Set(partsOf(type).map((part) => part.type));
  for (const { from, name } of relationsTo(type)) {
    if (parts.has(from)) continue;
    const related = recordsOf(transaction, from).where(transaction.dynamic.ref(name), '=', record.id);
    if ((await countOf(related)) > 0) return `A ${from.noun.one} belongs to this ${noun} by now.`;
  }
  return builtInKept(type, record);
}

function publicationOf(transaction: ContentDatabase, type: ContentType, { id, version }: AnyRecord) {
  const revisions = transaction.selectFrom('revisions').select(['draft_id', 'parts_before']);
  const ofRecord = revisions.where('type', '=', type.name).where('record_id', '=', id);
  return ofRecord.where('version', '=', version).executeTakeFirstOrThrow();
}

/** Opens a published draft again, with the schedule that publishing it has closed, unless its time is over. */
async function reopen(transaction: ContentDatabase, id: number, now: Date): Promise<DraftRow | null> {
  const published = transaction.selectFrom('drafts').selectAll().where('id', '=', id);
  const draft = await published.where('published_at', 'is not', null).executeTakeFirst();
  if (!draft) return null;
  const open = { deleted_at: null, published_at: null, closed_name: null };
  await transaction.updateTable('drafts').set(open).where('id', '=', id).execute();
  await reopenSchedule(transaction, { draft_id: id }, { closedAt: draft.published_at, now });
  await transaction
    .updateTable('revisions')
    .set({ draft_id: null, draft_version: null })
    .where('draft_id', '=', id)
    .execute();
  await undoFollowing(transaction, id, draft.record_id);
  await rewriteUses(transaction, [textUser('draft', draft)]);
  return { ...draft, ...open };
}

async function goBack(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  { noted, by, clock }: { noted: string | null; by: Actor; clock: Clock },
) {
  const { id, version } = record;
  const before = await readRevision(transaction, type, id, version - 1);
  if (!before) return conflicting('The version before is no longer stored.');
  const fields = await changesToRestore(transaction, type, id, version - 1);
  const { slug } = before.record as { slug?: string };
  const date = type.datedBy ? { [type.datedBy]: before.record[type.datedBy] } : {};
  const parts = await partsBefore(transaction, type, record, noted);
  const store = createContentStore(transaction, clock);
  const single = singleSavedWith(type, record, noted);
  if (single?.after && !single.before) await store.softDelete(single.part.type, single.after.id, by);
  return store.update(type, id, { ...fields, ...date, ...(slug && { slug }), ...parts }, by, 'took back');
}

/** Makes a record that was published for the first time a draft again. */
async function withdraw(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  { draft, since, change }: { draft: DraftRow | null; since: DraftRow | undefined; change: Change },
) {
  const fields = since ? fieldsOf(since) : {};
  const again =
    draft ?? (await insertDraft(transaction, type, await columnsOf(transaction, type, record, fields), change));
  await logChange(transaction, type, record, 'took back', change);
  const visibility = { before: isPublic(type, record), after: false };
  await queueContentEvents(transaction, type, [record.id], { ...visibility, now: change.at });
  for (const part of partsOf(type))
    for (const { id } of await readParts(transaction, part, record.id)) await purge(transaction, part.type, id);
  const schedules = transaction.deleteFrom('schedules').where('type', '=', type.name);
  await schedules.where('record_id', '=', record.id).execute();
  await purge(transaction, type, record.id);
  return done(await undone(transaction, null, again));
}

async function columnsOf(transaction: ContentDatabase, type: ContentType, record: AnyRecord, typed: Values) {
  const lists: Values = {};
  for (const part of partsOf(type)) {
    const items = await readParts(transaction, part, record.id);
    const idOf = ({ id }: AnyRecord) => (type.source ? id : `k${id}`);
    lists[part.name] = items.map((item) => ({ id: idOf(item), ...valuesOfFields(part.field.fields, item) }));
  }
  return {
    ...draftColumns(type, null, { ...valuesOf(type, record), ...withoutOwnDate(type, record), ...typed, ...lists }),
    record_id: type.source ? record.id : null,
    base_version: null,
    source_version: type.source ? Number(record['source_version']) : null,
  };
}

/** Empties the date of a record that is only there because it was published. */
function withoutOwnDate({ datedBy }: ContentType, record: AnyRecord): Values {
  return datedBy && record[datedBy] === record.updated_at ? { [datedBy]: '' } : {};
}

/** Returns what there is once a publication is undone: no record where it was the first, no draft where it was none. */
async function undone(transaction: ContentDatabase, record: AnyRecord | null, draft: DraftRow | null) {
  return { record, draft: draft && (await asDraft(transaction, draft)) };
}
